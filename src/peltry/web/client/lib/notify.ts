// "Your turn": in the tab's title always, as a notification when the page is hidden and it was permitted.

export function canNotify(): boolean {
  return "Notification" in window && Notification.permission === "granted";
}

export function mayAskToNotify(): boolean {
  return "Notification" in window && Notification.permission === "default";
}

export async function askToNotify(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

export function notify(title: string, body: string, tag: string): void {
  if (!canNotify() || document.visibilityState === "visible") return;
  try {
    const note = new Notification(title, { body, tag, icon: "/mark.svg" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    /* some phones only notify from a service worker */
  }
}

export function setTitle(text: string, mine: boolean): void {
  document.title = mine ? `● ${text}` : text;
}

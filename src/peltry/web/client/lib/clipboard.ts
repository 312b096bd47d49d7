// To the clipboard: by the browser's own way, or where it has none (a house without https) from a field, as a hand would.

/** Whether the text is there now. `field` holds it already, and stays selected for the person when nothing helps. */
export async function copyText(text: string, field?: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const from = field ?? document.body.appendChild(Object.assign(document.createElement("input"), { value: text }));
    from.select();
    const copied = document.execCommand("copy");
    if (!field) from.remove();
    return copied;
  }
}

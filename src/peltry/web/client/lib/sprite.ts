// A sheet of SVG symbols, put into the page so that <use> finds them.

const ratios = new Map<string, string>();
const shown = new Map<string, Promise<void>>();

/** Width to height of a symbol, as CSS writes it; empty when the sheet has no such symbol. */
export function ratio(symbol: string): string {
  return ratios.get(symbol) ?? "";
}

/** Put a sheet into the page once. */
export function addSheet(name: string, fetchText: () => Promise<string>): Promise<void> {
  let known = shown.get(name);
  if (!known) {
    known = fetchText().then((text) => insert(name, text));
    known.catch(() => shown.delete(name)); // so that the next visit tries again
    shown.set(name, known);
  }
  return known.then(() => {
    // Sheets of two versions of a game name their symbols alike: the first in the page is found.
    const sheet = document.querySelector(`[data-sheet="${name}"]`);
    if (sheet && sheet !== document.body.firstElementChild) document.body.prepend(sheet);
  });
}

export function insert(name: string, text: string): void {
  const sheet = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (sheet.nodeName !== "svg") throw new Error(`the art of ${name} is not an SVG file`);
  for (const element of Array.from(sheet.querySelectorAll("*"))) {
    if (/^(script|style|foreignObject)$/i.test(element.localName)) element.remove();
    else clean(element as SVGElement);
  }
  sheet.setAttribute("class", "sprite");
  sheet.setAttribute("aria-hidden", "true");
  sheet.dataset.sheet = name;
  const here = document.importNode(sheet, true);
  document.body.prepend(here);
  for (const held of Array.from(here.querySelectorAll("[data-held-style]"))) dress(held as SVGElement);
  for (const symbol of Array.from(here.querySelectorAll("symbol[viewBox]"))) {
    const [, , width, height] = symbol
      .getAttribute("viewBox")!
      .split(/[\s,]+/)
      .map(Number);
    if (width && height) ratios.set(symbol.id, `${width} / ${height}`);
  }
}

/** A style attribute would fall foul of the Content Security Policy: hold it back and set it by hand. */
function clean(element: SVGElement): void {
  for (const { name } of Array.from(element.attributes)) {
    if (name.startsWith("on")) element.removeAttribute(name);
  }
  const style = element.getAttribute("style");
  if (style === null) return;
  element.removeAttribute("style");
  element.setAttribute("data-held-style", style);
}

function dress(element: SVGElement): void {
  for (const declaration of (element.getAttribute("data-held-style") ?? "").split(";")) {
    const colon = declaration.indexOf(":");
    if (colon > 0) element.style.setProperty(declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim());
  }
  element.removeAttribute("data-held-style");
}

/** A game's stylesheet; one at a time is enough. */
export function wearStyle(game: string, address: string): Promise<void> {
  const old = document.querySelector<HTMLLinkElement>("link[data-game]");
  if (old?.dataset.game === game) return Promise.resolve();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  link.dataset.game = game;
  document.head.append(link);
  return new Promise((resolve) => {
    link.onload = () => {
      old?.remove();
      resolve();
    };
    link.onerror = () => resolve(); // a plain table is better than none
  });
}

// Where pieces lie on the screen: in a drawer, under it, under one another.
import { colour } from "./sides";

/** Whether it lies in a drawer that stays at the lower edge of the table, whatever scrolls. */
export function inStayingDrawer(piece: Element): boolean {
  const drawer = piece.closest(".k-drawer");
  return !!drawer && getComputedStyle(drawer).position === "sticky";
}

/** A side's figure on a board that scrolls: of the kind that is `active` for whoever is to play. */
function figureOf(stage: Element, side: number): Element | null {
  const kind = stage.querySelector(".k-scroll .active")?.className.match(/\bk-\S+/)?.[0];
  return kind ? stage.querySelector(`.k-scroll .${kind}.p-${colour(side)}`) : null;
}

/** By how much one's own figure stands under one's own hand, the drawer that stays at the lower edge of the table. */
export function underHand(stage: Element, side: number): number {
  const drawer = stage.querySelector(".k-drawer");
  const figure = figureOf(stage, side);
  if (!figure || !drawer || drawer.matches(".open") || !inStayingDrawer(drawer)) return 0;
  return Math.max(0, figure.getBoundingClientRect().bottom + 6 - drawer.getBoundingClientRect().top);
}

/** What can be chosen in a drawer is brought into sight; the table behind one that stays does not move. */
export function bringInDrawer(drawer: Element): void {
  const stage = drawer.closest(".stage");
  const top = stage?.scrollTop ?? 0;
  drawer.querySelector(".can")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  if (stage && inStayingDrawer(drawer)) stage.scrollTop = top;
}

/** What can be chosen under a piece: a field cannot be, but the territory it lies in. Not what a drawer covers. */
export function litBelow(piece: Element, { clientX, clientY }: MouseEvent): HTMLElement | undefined {
  const nodes = document.elementsFromPoint(clientX, clientY).map((each) => each.closest<HTMLElement>(".node"));
  return nodes.find((each) => each?.classList.contains("can") && each.parentElement?.contains(piece)) ?? undefined;
}

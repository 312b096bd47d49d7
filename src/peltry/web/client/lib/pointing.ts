// Where on a piece the Master's face lies: wholly in sight, and over as few words, numbers and pictures as it can.

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

// Where it likes to lie, in parts of the piece: above it first, then below, at its corners, at its sides.
// prettier-ignore
const SPOTS = [[0.5, 0], [0.5, 1], [0, 0], [1, 0], [0, 1], [1, 1], [0, 0.5], [1, 0.5]] as const;
const SCROLLS = ["auto", "scroll"];
const NEAR = 4; // pixels that are kept free around words
const LITTLE = 36;
const SMALL = 3600; // square pixels; a larger picture may be covered in part

export function pointing(face: HTMLElement): void {
  const piece = face.parentElement;
  if (!piece) return;
  const on = piece.getBoundingClientRect();
  const size = Math.min(on.width, on.height) < LITTLE ? 0.7 : 1; // beside a little piece it would hide too much else
  const [wide, high] = [face.offsetWidth * size, face.offsetHeight * size];
  const room = shownOf(piece);
  const all = Array.from(SPOTS, ([across, down]) => {
    const left = held(on.left + across * on.width - wide / 2, room.left, room.right - wide);
    const top = held(on.top + down * on.height - high / 2, room.top, room.bottom - high);
    return { left, top, right: left + wide, bottom: top + high };
  });
  const covered = said(piece, all);
  const cost = (box: Box) => covered.reduce((sum, { box: word, much }) => sum + much * common(box, word), 0);
  const costs = all.map(cost);
  const best = all[costs.indexOf(Math.min(...costs))]!;
  face.style.scale = String(size);
  face.style.left = `${best.left - on.left + wide / 2 - piece.clientLeft}px`;
  face.style.top = `${best.top - on.top + high / 2 - piece.clientTop}px`;
}

const held = (at: number, least: number, most: number) => Math.max(least, Math.min(most, at));

/** How much two boxes have in common, in square pixels. */
function common(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Where something on a piece is not cut off. What scrolls shows all that it holds, by and by. */
function shownOf(piece: HTMLElement): Box {
  const room = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  let [across, down] = [true, true]; // as long as nothing around it has scrolled
  for (let at = piece.parentElement; at && (across || down); at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const { left, top } = at.getBoundingClientRect();
    if (across && overflowX !== "visible") {
      across = !SCROLLS.includes(overflowX);
      const from = left + at.clientLeft - (across ? 0 : at.scrollLeft);
      room.left = Math.max(room.left, from);
      room.right = Math.min(room.right, from + (across ? at.clientWidth : at.scrollWidth));
    }
    if (down && overflowY !== "visible") {
      down = !SCROLLS.includes(overflowY);
      const from = top + at.clientTop - (down ? 0 : at.scrollTop);
      room.top = Math.max(room.top, from);
      room.bottom = Math.min(room.bottom, from + (down ? at.clientHeight : at.scrollHeight));
    }
    if (at.classList.contains("stage")) break;
  }
  return room;
}

/** What is said where it might lie: words and numbers count most, then what else can be chosen, then small pictures. */
function said(piece: HTMLElement, spots: Box[]): { box: Box; much: number }[] {
  const stage = piece.closest(".stage") ?? piece;
  const found: { box: Box; much: number }[] = [];
  const near = (box: Box) => spots.some((spot) => common(spot, box));
  for (const words of stage.querySelectorAll(".text")) {
    if (!near(around(words.getBoundingClientRect()))) continue;
    const range = document.createRange();
    range.selectNodeContents(words);
    for (const line of range.getClientRects()) found.push({ box: around(line), much: 12 });
  }
  for (const art of stage.querySelectorAll(".art")) {
    const box = art.getBoundingClientRect();
    if (box.width * box.height < SMALL && near(box)) found.push({ box, much: 1 });
  }
  for (const other of stage.querySelectorAll(".node.can"))
    if (!other.contains(piece) && !piece.contains(other)) found.push({ box: other.getBoundingClientRect(), much: 2 });
  return found;
}

const around = ({ left, top, right, bottom }: Box): Box => ({
  left: left - NEAR,
  top: top - NEAR,
  right: right + NEAR,
  bottom: bottom + NEAR,
});

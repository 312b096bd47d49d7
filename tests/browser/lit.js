// A newcomer who knows no rules: looks for what glows, chooses some of it, waits for the table to answer.
// Ends when the game is over, when `most` choices are made, or, with `mine`, when it is somebody else's turn.
async ({ most, mine }) => {
  const told = { choices: 0, why: "", decision: "" };
  const stuck = (why) => ({ ...told, why, now: find("#decision")?.textContent, version: version() });
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const find = (what) => document.querySelector(what);
  const version = () => find("[data-version]")?.dataset.version;
  const shown = (piece) => piece.getBoundingClientRect().width > 0;
  const click = (target) => target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  const POINTS = [[0.5, 0.5], [0.5, 0.2], [0.5, 0.8], [0.2, 0.5], [0.8, 0.5], [0.15, 0.15], [0.85, 0.85]];

  // What the pointer would meet there: the piece itself, and not something that lies over it.
  const reach = (piece) => {
    piece.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = piece.getBoundingClientRect();
    for (const [x, y] of POINTS) {
      const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      if (hit?.closest(".node.can") === piece) return hit;
    }
    return null;
  };
  let seed = 12345; // the same choices every time, as far as the table allows
  const dice = (sides) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor(seed / 65536) % sides;
  };
  const wait = async (what, seconds) => {
    for (const until = performance.now() + 1000 * seconds; performance.now() < until; await frame()) if (what()) return true;
    return false;
  };

  while (told.choices < most) {
    const ready = () => find(".winner, .curtain button, .choices .choice") || (mine && find(".choices.idle"));
    if (!(await wait(ready, 90))) return stuck("nothing happens");
    if (find(".winner")) return { ...told, why: "over" };
    if (find(".curtain button")) {
      click(find(".curtain button"));
      await wait(() => !find(".curtain"), 5);
      continue;
    }
    if (!find(".choices .choice")) return { ...told, why: "not mine" };
    told.decision = find("#decision").textContent;
    const lit = () => [...document.querySelectorAll(".node.can")].filter(shown);
    if (!(await wait(() => lit().length, 20))) return stuck("nothing is lit");
    const first = dice(1000);
    let hit = null;
    const found = () => {
      const pieces = lit();
      for (let at = 0; at < pieces.length && !hit; at += 1) hit = reach(pieces[(first + at) % pieces.length]);
      return hit;
    };
    if (!(await wait(found, 20))) return stuck("what is lit cannot be reached");
    const before = version();
    click(hit);
    await frame();
    const several = document.querySelectorAll("[role=dialog] button[data-move]");
    if (several.length) click(several[dice(several.length)]);
    const answered = () => version() !== before || find(".winner, .curtain");
    if (!(await wait(answered, 60))) return stuck(`no answer to ${hit.closest(".node").dataset.id}`);
    told.choices += 1;
  }
  return { ...told, why: "enough" };
}

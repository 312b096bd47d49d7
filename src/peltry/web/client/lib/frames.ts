// What must wait until the page is laid, and may come too late: the piece it was for has left the table.

/** One step in each of the next frames. The function that comes back calls off those still to come. */
export function inFrames(...steps: (() => void)[]): () => void {
  let due = 0;
  const next = () => {
    const step = steps.shift();
    if (!step) return;
    due = requestAnimationFrame(() => {
      step();
      next();
    });
  };
  next();
  return () => cancelAnimationFrame(due);
}

export interface OncePerFrame {
  (): void;
  stop: () => void;
}

/**
 * However often it is asked for, it is done once, when the next frame is drawn. Whoever reads a size while the page is
 * still being changed makes the browser lay all of it out on the spot, each time anew.
 */
export function oncePerFrame(step: () => void): OncePerFrame {
  let due = 0;
  const run = () => {
    due = 0;
    step();
  };
  const ask = () => {
    due ||= requestAnimationFrame(run);
  };
  return Object.assign(ask, { stop: () => cancelAnimationFrame(due) });
}

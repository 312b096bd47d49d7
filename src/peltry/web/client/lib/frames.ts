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

/** Runs work once the browser has painted what has changed so far. Nothing is painted of a page in the background. */
export function afterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => void setTimeout(work));
}

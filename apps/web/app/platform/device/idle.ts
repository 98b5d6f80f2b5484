/** Runs work when the browser has nothing better to do, at the latest after `limit` milliseconds. */
export function whenIdle(work: () => void, limit = 4000): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(() => work(), { timeout: limit });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 200);
  return () => clearTimeout(timer);
}

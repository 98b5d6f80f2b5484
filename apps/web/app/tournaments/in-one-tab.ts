/** So long one tab keeps the others from telling the same. */
const TOLD_MS = 10_000;

/** Runs in the first tab of the browser that asks, of all that are told the same. */
export function inOneTab(key: string, tell: () => void): void {
  // Not there outside of a secure context.
  const locks = (navigator as { locks?: LockManager | null }).locks ?? null;
  if (locks === null) {
    tell();
    return;
  }
  void locks.request(key, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    tell();
    await new Promise((resolve) => setTimeout(resolve, TOLD_MS));
  });
}

import { useLayoutEffect } from 'react';

/**
 * Classes of the document's root that say what is on the page, for the styles of what lies elsewhere in it. They stand in
 * place of `:root:has(…)`: with one such rule the browser recalculates styles all over the page whenever a part of it changes.
 */
export type RootMark = `has-${string}` | `is-${string}`;

const counts = new Map<RootMark, number>();

/** Marks the root; answers the function that takes it back. Marked several times, it stays so until the last is taken back. */
export function markRoot(mark: RootMark): () => void {
  counts.set(mark, (counts.get(mark) ?? 0) + 1);
  settle(mark);
  return () => {
    counts.set(mark, (counts.get(mark) ?? 1) - 1);
    settle(mark);
  };
}

/** Marks the root while a part is there and `on`. */
export function useRootMark(mark: RootMark, on = true): void {
  useLayoutEffect(() => (on ? markRoot(mark) : undefined), [mark, on]);
}

const settle = (mark: RootMark): boolean =>
  document.documentElement.classList.toggle(mark, (counts.get(mark) ?? 0) > 0);

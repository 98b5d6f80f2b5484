import type { Location } from 'react-router';

/** The entry of the history that was left last. */
let left: Location | undefined;

/**
 * Leaves an entry of the history once. Going back takes the browser a moment: pressed a second time meanwhile, it would go
 * back twice, past the page that the visitor came from.
 * @param entry where the visitor is; a new visit to the same address is another one
 */
export function leaveOnce(entry: Location, leave: () => void): void {
  if (entry === left) return;
  left = entry;
  leave();
}

import { useEffect } from 'react';
import type { Signal } from '../platform/signal.ts';
import { useProtection } from './queries.ts';

/**
 * Tells what waits in a signal, each item once, and takes it out. Nothing is told to who is to be shown no offers (player
 * protection R32); until that is known, everything waits.
 */
export function useTold<Item>(
  untold: Signal<readonly Item[]>,
  items: readonly Item[],
  tell: (item: Item) => void,
): void {
  const protection = useProtection();
  useEffect(() => {
    if (!protection || items.length === 0) return;
    if (protection.suppression === null) for (const item of items) tell(item);
    untold.set([]);
  }, [protection, items, untold, tell]);
}

import { type ComponentType, type ReactNode, Suspense } from 'react';
import { lazyWithTexts } from '../i18n/lazy-texts.ts';
import type { Namespace } from '../i18n/messages.ts';
import { type Signal, useSignal } from '../signal.ts';

/**
 * A component that tells what waits in a signal, on whatever page: what tells it comes with the first of it, as do its texts,
 * and takes out of the signal what it has told.
 */
export function noticesOf<Item>(
  untold: Signal<readonly Item[]>,
  names: readonly Namespace[],
  load: () => Promise<{ default: ComponentType<{ untold: readonly Item[] }> }>,
): () => ReactNode {
  const Told = lazyWithTexts(names, load);
  return function Notices() {
    const items = useSignal(untold);
    return items.length === 0 ? null : (
      <Suspense>
        <Told untold={items} />
      </Suspense>
    );
  };
}

import { startTransition, useLayoutEffect } from 'react';
import type { Location } from 'react-router';
import { wakeParts } from '../device/later.ts';
import { signal } from '../signal.ts';

interface State {
  location: Location;
  navigation: { state: 'idle' | 'loading' | 'submitting' };
}
type Subscriber = (state: State, ...more: unknown[]) => void;
interface Router {
  state: State;
  subscribe: (subscriber: Subscriber) => () => void;
}

declare global {
  interface Window {
    /** Set by React Router when it begins. */
    __reactRouterDataRouter?: Router;
  }
}

/**
 * Where the router is, its pathname with the language; null until it has moved. What does not change the page may follow it
 * at once instead of with the page.
 */
export const newestLocation = signal<Location | null>(null);

/**
 * Makes every subscriber of the router hear its news in a transition. React Router's outermost component follows the
 * location with a plain state update, which hands a new context value to the whole page: React then drops each part of
 * the document whose script has not come yet and draws it anew later, together with the press it has just received. In a
 * transition React waits for those parts instead, so they are fetched at once.
 *
 * Called below that component: the effects of a child run before those of its parent, thus before it subscribes.
 */
export function useQuietUpdates(): void {
  useLayoutEffect(() => {
    const router = window.__reactRouterDataRouter;
    if (!router) return undefined;
    const { subscribe } = router;
    const firstLocation = router.state.location;
    router.subscribe = (subscriber) =>
      subscribe((state, ...more) => {
        if (state.navigation.state !== 'idle' || state.location !== firstLocation) wakeParts();
        if (state.location !== firstLocation) newestLocation.set(state.location);
        startTransition(() => {
          subscriber(state, ...more);
        });
      });
    return () => {
      router.subscribe = subscribe;
    };
  }, []);
}

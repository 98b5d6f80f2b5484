import { useSyncExternalStore } from 'react';

/** A value that components follow: the small interface state which is no server state (overlays, toasts, offline). */
export interface Signal<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

export function signal<T>(initial: T): Signal<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Follows a signal. `first` is what the server rendered, and so what hydration has to see. */
export function useSignal<T>(source: Signal<T>, first: T = source.get()): T {
  return useSyncExternalStore(source.subscribe, source.get, () => first);
}

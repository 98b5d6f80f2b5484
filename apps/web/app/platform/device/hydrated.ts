import { useSyncExternalStore } from 'react';

const never = () => (): void => undefined;

/** False while a component hydrates the markup of the server; true from its next rendering on, and in one that is rendered anew. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

import { useSyncExternalStore } from 'react';

const never = () => (): void => undefined;

/** False while a component takes over the markup that the server wrote, and true from its next drawing on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

import { useEffect } from 'react';
import { catchUp } from '../session/catch-up.ts';

/** Reads what was played before this page came. `currency` is that of the open real game: the gaming session has begun by then. */
export function useGamingSession(currency: string | null): void {
  useEffect(() => {
    if (currency !== null) void catchUp(currency);
  }, [currency]);
}

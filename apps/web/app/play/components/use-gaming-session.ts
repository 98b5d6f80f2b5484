import { useEffect } from 'react';
import { useSession } from '../../platform/session/session.ts';
import { catchUp } from '../session/catch-up.ts';
import { endGaming } from '../session/gaming.ts';

let player = false;

/**
 * Reads what was played before this page came, and ends the session of a player who signs out. `currency` is that of the
 * open real game: the gaming session has begun by then.
 */
export function useGamingSession(currency: string | null): void {
  const session = useSession();
  useEffect(() => {
    if (session === 'guest' && player) endGaming();
    if (session !== 'unknown') player = session === 'player';
  }, [session]);
  useEffect(() => {
    if (currency !== null) void catchUp(currency);
  }, [currency]);
}

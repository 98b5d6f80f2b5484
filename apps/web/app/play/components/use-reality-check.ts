import { useEffect, useRef, useState } from 'react';
import { useOwnRealityCheck } from '../../limits/index.ts';
import { useSession } from '../../platform/session/session.ts';
import { isShared, type PlayGame } from '../play-game.ts';
import { beat, confirmCheck, gamingTimes, HEARTBEAT } from '../session/gaming.ts';
import { checkAt, intervalOf, type RealityCheck, running } from '../session/reality-check.ts';
import type { LaunchState } from '../launch/use-launch.ts';
import type { Host } from './use-host.ts';

/** A round that may wait for the player is waited for this long; it goes on after the check. */
const PATIENCE = 8_000;
const FLIGHT = 10 * 60_000;

/**
 * Keeps the gaming session alive while a game is open, and holds the game when a check is due: as often as the policy of
 * the launch asks, or the player, whichever is more often.
 */
export function useRealityCheck(
  host: Host,
  game: PlayGame,
  state: LaunchState,
): { asking: boolean; confirm: () => void } {
  const open = state.kind === 'open';
  const interval = intervalOf(open ? state.realityCheckMinutes : null, useOwnRealityCheck());
  const patience = isShared(game) ? FLIGHT : PATIENCE;
  const check = useRef<RealityCheck>(running);
  const [asking, setAsking] = useState(false);
  // Another session is another person's: it begins at once, also where a demo goes on.
  const session = useSession();
  const { tell, round, ready } = host;

  useEffect(() => {
    if (!open) return undefined;
    beat();
    let beaten = Date.now();
    const look = (): void => {
      const now = Date.now();
      if (now - beaten >= HEARTBEAT && check.current.kind !== 'asking') {
        beaten = now;
        beat(now);
      }
      const checked = gamingTimes.get()?.checked ?? now;
      const before = check.current;
      check.current = checkAt(before, { now, checked, interval, roundRuns: round.get() !== null, patience });
      if (before.kind === 'running' && check.current.kind !== 'running') tell({ type: 'reality-check-pause' });
      if (check.current.kind === 'asking') setAsking(true);
    };
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [open, session, interval, patience, round, tell]);

  // A frame that comes up while the player is being asked has to hold as well.
  useEffect(() => {
    if (ready && check.current.kind !== 'running') tell({ type: 'reality-check-pause' });
  }, [ready, tell]);

  const confirm = (): void => {
    confirmCheck();
    check.current = running;
    setAsking(false);
    tell({ type: 'resume' });
  };
  return { asking, confirm };
}

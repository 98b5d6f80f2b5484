import { playPolicy, stricterProfile } from '@cosmodrome/rules/play/policy';
import { useEffect, useRef, useState } from 'react';
import { usePlayer } from '../../account/index.ts';
import { useOwnRealityCheck } from '../../limits/index.ts';
import { useSite } from '../../platform/site.ts';
import { isShared, type PlayGame } from '../play-game.ts';
import { beat, confirmCheck, gamingTimes, HEARTBEAT } from '../session/gaming.ts';
import { checkAt, type RealityCheck, running } from '../session/reality-check.ts';
import type { Host } from './use-host.ts';

/** A round that may wait for the player is waited for this long; it goes on after the check. */
const PATIENCE = 8_000;
const FLIGHT = 10 * 60_000;

/** Keeps the gaming session alive while a game is open, and holds the game when a check is due. */
export function useRealityCheck(host: Host, game: PlayGame, open: boolean): { asking: boolean; confirm: () => void } {
  const { licence } = useSite();
  const own = usePlayer()?.license_name ?? licence;
  // The strictest of the account's licence, the host's and the player.
  const minutes = Math.min(
    playPolicy(stricterProfile(own, licence), '').reality_check_minutes ?? Infinity,
    useOwnRealityCheck() ?? Infinity,
  );
  const interval = Number.isFinite(minutes) ? minutes * 60_000 : null;
  const patience = isShared(game) ? FLIGHT : PATIENCE;
  const check = useRef<RealityCheck>(running);
  const [asking, setAsking] = useState(false);
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
  }, [open, interval, patience, round, tell]);

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

import { BoundedMap } from '@cosmodrome/rules/bounded-map';
import { MINUTE_MS } from '@cosmodrome/rules/durations';
import type { OriginCore } from '../system.ts';

const TOUCH_STEP_MS = MINUTE_MS;
/** Players of whom it is remembered; forgetting one costs another touch. */
const MOST_TOUCHED = 50_000;

/** Who plays is not idle: told to the sessions of the account at most once a minute. */
export function touching(core: Pick<OriginCore, 'clock' | 'log' | 'sessions'>): (playerId: number) => void {
  const touched = new BoundedMap<number, number>(MOST_TOUCHED);
  return (playerId) => {
    const now = core.clock.now().getTime();
    if (now - (touched.get(playerId) ?? -Infinity) < TOUCH_STEP_MS) return;
    touched.set(playerId, now);
    core.sessions.touchPlayer(playerId).catch((error: unknown) => {
      touched.delete(playerId);
      core.log.warn({ err: error }, 'a session could not be kept alive');
    });
  };
}

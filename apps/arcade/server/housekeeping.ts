import { DAY_MS, HOUR_MS } from '@cosmodrome/rules/durations';
import type { ArcadeDeps, Scheduler } from './deps.ts';
import { recoverSteps } from './rounds/recover.ts';

/** How often unsettled steps are looked for, and how old one is before another process may be presumed gone. */
const EVERY = 5000;
const STALE = 15_000;
/** How often, and after how long, what demo play left behind is thrown away. */
const PURGE_EVERY = HOUR_MS;
const DEMO_KEPT = 7 * DAY_MS;

/** The studio's chores: carrying unsettled steps through, and throwing old play money away. */
export function housekeeping(deps: ArcadeDeps, scheduler: Scheduler) {
  let running: Promise<void> = Promise.resolve();
  let cancels: (() => void)[] = [];
  let isStopped = false;

  function repeat(index: number, milliseconds: number, chore: () => Promise<unknown>): void {
    cancels[index] = scheduler.after(milliseconds, () => {
      running = running
        .then(chore)
        .catch((error: unknown) => deps.log.error({ reason: String(error) }, 'a chore failed'))
        .then(() => {
          if (!isStopped) repeat(index, milliseconds, chore);
        });
    });
  }

  return {
    /** Settles everything that is unsettled now, then keeps looking. */
    async start(): Promise<void> {
      const settled = await recoverSteps(deps, deps.clock.now());
      if (settled > 0) deps.log.info({ settled }, 'steps left behind were carried through');
      repeat(0, EVERY, () => recoverSteps(deps, new Date(deps.clock.now().getTime() - STALE)));
      repeat(1, PURGE_EVERY, () => purgeDemo(deps));
    },
    async stop(): Promise<void> {
      isStopped = true;
      for (const cancel of cancels) cancel();
      cancels = [];
      await running;
    },
  };
}

/** Deletes what demo play has left behind a week ago. */
export async function purgeDemo(deps: ArcadeDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - DEMO_KEPT);
  const { db } = deps;
  await db.deleteFrom('arcade_rounds').where('mode', '=', 'demo').where('started_at', '<', before).execute();
  await db.deleteFrom('arcade_demo_moves').where('at', '<', before).execute();
  await db.deleteFrom('arcade_demo_purses').where('used_at', '<', before).execute();
  await db.deleteFrom('arcade_sessions').where('expires_at', '<', before).execute();
}

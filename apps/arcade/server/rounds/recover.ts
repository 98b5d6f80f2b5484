import type { ArcadeDeps } from '../deps.ts';
import { Refused } from '../refused.ts';
import { settleStep } from './settle.ts';

const BATCH = 200;

/**
 * Carries through what a stopped process, or a silent wallet, has left undone: steps written before `until`.
 * @returns how many are settled now
 */
export async function recoverSteps(deps: ArcadeDeps, until: Date): Promise<number> {
  let settled = 0;
  for (let after = ''; ;) {
    const steps = await deps.db
      .selectFrom('arcade_steps')
      .selectAll()
      .where('status', 'in', ['pending', 'voiding'])
      .where('created_at', '<=', until)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const step of steps) {
      try {
        const { status } = await settleStep(deps, step);
        if (status !== 'voiding') settled += 1;
      } catch (error) {
        // Still owed, and logged where it failed; the others do not wait for it.
        if (!(error instanceof Refused)) throw error;
      }
    }
    const last = steps.at(-1);
    if (!last || steps.length < BATCH) return settled;
    after = last.id;
  }
}

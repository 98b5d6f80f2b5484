import { isDeepStrictEqual } from 'node:util';
import type { PlayAnswer } from '../../api/calls.ts';
import type { StepRow } from '../database/tables.ts';
import type { ArcadeDeps } from '../deps.ts';
import { Refused } from '../refused.ts';
import { answerOf } from './answer.ts';
import { prepareStep, type Intent, type Plan } from './prepare.ts';
import { settleStep } from './settle.ts';

/** A pending step in the way is carried through first; a step that many others overtake gives up. */
const ATTEMPTS = 5;

/**
 * Plays one step: decides it, writes it down, moves the money, stores it. The same request id always gets the first
 * answer; with another action it is refused.
 */
export async function playStep(
  deps: ArcadeDeps,
  intent: Intent,
  asked: unknown,
  plan: Plan,
): Promise<{ step: StepRow; answer: PlayAnswer }> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const prepared = await prepareStep(deps, intent, plan);
    if (prepared.kind === 'known' && !isSameAction(prepared.step.action, asked))
      throw new Refused(422, 'request_reused');
    const step = await settleStep(deps, prepared.step);
    if (prepared.kind === 'blocked') continue;
    return { step, answer: await answerOf(deps, intent.game.model, step) };
  }
  throw new Refused(409, 'busy');
}

/** The table adds `at` to a cash-out, so what was stored may say more than what was asked. */
function isSameAction(stored: unknown, asked: unknown): boolean {
  if (isDeepStrictEqual(stored, asked)) return true;
  if (typeof stored !== 'object' || stored === null || !('at' in stored)) return false;
  const { at: _at, ...rest } = stored;
  return isDeepStrictEqual(rest, asked);
}

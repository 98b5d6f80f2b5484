import type { CallAnswer } from '@cosmodrome/contract/calls';
import { AGE_FIELD } from '@cosmodrome/rules/profile/age';
import { REGISTER_FIELD } from '@cosmodrome/rules/limits/register';
import { ageRefusal } from './age.ts';
import type { LimitsDeps } from './deps.ts';
import { exclusionOf } from './guard.ts';
import { registerRefusal } from './register.ts';

/**
 * What keeps a player from the betting site (player protection R5, R6), which asks nobody itself: the same as from games for
 * money. Null when nothing does.
 * @throws Refusal 503 while the register does not answer
 */
export async function bettingClosed(
  deps: LimitsDeps,
  playerId: number,
  host: string,
): Promise<CallAnswer<'limits.betting'>['closed']> {
  const { db } = deps.database;
  const now = deps.clock.now();
  if (await exclusionOf(db, playerId, now)) return 'break';
  const tooYoung = await ageRefusal(db, playerId, { here: deps.licenceOf(host), now });
  if (tooYoung) return AGE_FIELD in tooYoung.fields ? 'details' : 'age';
  const barred = await registerRefusal(deps, playerId, host);
  if (barred?.status === 503) throw barred;
  // Who has told no personal number cannot be asked about.
  if (barred && REGISTER_FIELD in barred.fields) return 'details';
  return barred ? 'register' : null;
}

import { playerFacts } from '../profile/index.ts';
import { REGISTER_FIELD } from '@cosmodrome/rules/limits/register';
import { refuse, type Refusal } from '../kernel/http/handler.ts';
import type { LimitsDeps } from './deps.ts';

type RegisterDeps = Pick<LimitsDeps, 'database' | 'policyOf' | 'register' | 'log'>;

/** Whether the account or the host has a register asked, and the number that it knows the player by; null before it is told. */
export async function registerNumber(
  { database, policyOf }: Pick<RegisterDeps, 'database' | 'policyOf'>,
  playerId: number,
  host: string | null,
): Promise<{ asked: boolean; number: string | null }> {
  if ((await policyOf(database.db, playerId, host)).exclusionRegister === null) return { asked: false, number: null };
  const number = (await playerFacts(database.db, playerId))?.values[REGISTER_FIELD];
  return { asked: true, number: typeof number === 'string' && number !== '' ? number : null };
}

/**
 * Until when the register bars the player; null for a player it does not know, who has told no personal number yet, or
 * where neither the account nor the host has a register asked.
 * @throws when the register does not answer
 */
export async function bannedUntil(deps: RegisterDeps, playerId: number, host: string | null): Promise<Date | null> {
  const { number } = await registerNumber(deps, playerId, host);
  return number === null ? null : deps.register.bannedUntil(number);
}

/**
 * Why the national register keeps the player from playing and paying in; null when it does not. Before the number is told,
 * and while the register does not answer, nobody does either: who is banned cannot be told from who is not.
 */
export async function registerRefusal(deps: RegisterDeps, playerId: number, host: string): Promise<Refusal | null> {
  const { asked, number } = await registerNumber(deps, playerId, host);
  if (!asked) return null;
  if (number === null) return refuse(422, REGISTER_FIELD, 'required');
  try {
    return (await deps.register.bannedUntil(number)) === null ? null : refuse(422, 'base', 'register_banned');
  } catch (error) {
    deps.log.warn({ err: error }, 'the exclusion register does not answer');
    return refuse(503, 'base', 'register_unavailable');
  }
}

import { playerFacts } from '../account/index.ts';
import { REGISTER_FIELD } from '@cosmodrome/rules/limits/register';
import { refuse, type Refusal } from '../kernel/http/handler.ts';
import type { LimitsDeps } from './deps.ts';

type RegisterDeps = Pick<LimitsDeps, 'database' | 'policyOf' | 'register' | 'log'>;

/**
 * Until when the register bars the player; null for a player it does not know, who has told no personal number yet, or
 * where neither the account nor the host has a register asked.
 * @throws when the register does not answer
 */
export async function bannedUntil(deps: RegisterDeps, playerId: number, host: string | null): Promise<Date | null> {
  const { database, policyOf, register } = deps;
  if ((await policyOf(database.db, playerId, host)).exclusionRegister === null) return null;
  const number = (await playerFacts(database.db, playerId))?.values[REGISTER_FIELD];
  return typeof number === 'string' ? register.bannedUntil(number) : null;
}

/**
 * Why the national register keeps the player from playing and paying in; null when it does not. While it does not
 * answer nobody plays: who is banned cannot be told from who is not.
 */
export async function registerRefusal(deps: RegisterDeps, playerId: number, host: string): Promise<Refusal | null> {
  try {
    return (await bannedUntil(deps, playerId, host)) === null ? null : refuse(422, 'base', 'register_banned');
  } catch (error) {
    deps.log.warn({ err: error }, 'the exclusion register does not answer');
    return refuse(503, 'base', 'register_unavailable');
  }
}

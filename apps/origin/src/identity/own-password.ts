import { refuse } from '../kernel/http/handler.ts';
import type { IdentityDeps } from './deps.ts';
import { findPlayer, type PlayerRow } from '../profile/index.ts';

/**
 * The signed-in player, once the current password is right: who holds a stolen session does not know it, and may not
 * guess it either.
 *
 * @throws Refusal 422 `current_password.password_wrong` or `base.locked_password`
 */
export async function askPassword(
  playerId: number,
  password: string,
  { database, passwords, throttle }: Pick<IdentityDeps, 'database' | 'passwords' | 'throttle'>,
): Promise<PlayerRow> {
  const secret = `password ${playerId}`;
  if (!(await throttle.enterOwn(secret))) throw refuse(422, 'base', 'locked_password');
  const row = await findPlayer(database, playerId);
  const right = await passwords.verify(row?.password_hash ?? null, password);
  if (!row || !right) throw refuse(422, 'current_password', 'password_wrong');
  await throttle.succeedOwn(secret);
  return row;
}

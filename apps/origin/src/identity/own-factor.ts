import { inTransaction } from '@cosmodrome/database';
import type { Kysely } from 'kysely';
import { refuse } from '../kernel/http/handler.ts';
import type { PlayerRow } from '../profile/index.ts';
import type { IdentityDeps } from './deps.ts';
import type { IdentityTables } from './tables.ts';

/**
 * Does something that only who has the player's second factor may do. A code opens once, and what is done goes with it; three
 * wrong ones close the door.
 *
 * @throws Refusal 422 `authentication_code.code_wrong` or `base.locked_password`
 */
export async function withOwnFactor<R>(
  player: PlayerRow,
  code: string,
  { database, throttle, twoFactor }: Pick<IdentityDeps, 'database' | 'throttle' | 'twoFactor'>,
  act: (trx: Kysely<IdentityTables>) => Promise<R>,
): Promise<R> {
  const secret = `code ${player.id}`;
  if (!(await throttle.enterOwn(secret))) throw refuse(422, 'base', 'locked_password');
  const done = await inTransaction<IdentityTables, R>(database, async (trx) => {
    if (!(await twoFactor.take(trx, player, code))) throw refuse(422, 'authentication_code', 'code_wrong');
    return act(trx);
  });
  await throttle.succeedOwn(secret);
  return done;
}

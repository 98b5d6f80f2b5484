import type { CallRequest } from '@cosmodrome/contract/calls';
import { inTransaction } from '@cosmodrome/database';
import { refuse, type CallContext, type Caller } from '../../kernel/http/handler.ts';
import type { AccountDeps } from '../deps.ts';
import { askPassword } from '../own-password.ts';
import type { AccountTables } from '../tables.ts';

type Setup = CallRequest<'account.enableTwoFactor'>['body']['two_factor'];
type Removal = CallRequest<'account.disableTwoFactor'>['body']['two_factor'];

/**
 * Turns the second factor on, with the secret that this session was offered and a code that proves the authenticator
 * has it. Whoever else is signed in has to show a code next time; this browser goes on under a new token.
 *
 * @returns the recovery codes, which nobody can read again
 * @throws Refusal 422 with what is wrong by field
 */
export async function enableTwoFactor(form: Setup, context: CallContext<Caller>, deps: AccountDeps) {
  const { database, sessions, twoFactor } = deps;
  const { playerId, sessionId } = context.caller;
  const player = await askPassword(playerId, form.current_password, deps);
  if (player.two_factor_secret !== null) throw refuse(422, 'base', 'two_factor_on');
  const secret = twoFactor.offer(playerId, sessionId);
  if (form.otp_secret !== secret) throw refuse(422, 'base', 'secret_outdated');
  const step = twoFactor.stepOf(secret, form.authentication_code);
  if (step === null) throw refuse(422, 'authentication_code', 'code_wrong');
  return inTransaction<AccountTables, { recovery_codes: string[] }>(database, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('players')
      .set({ two_factor_secret: twoFactor.seal(secret), two_factor_step: BigInt(step) })
      .where('id', '=', playerId)
      .where('two_factor_secret', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw refuse(422, 'base', 'two_factor_on');
    const recovery_codes = await twoFactor.renewCodes(trx, playerId);
    await sessions.endAll(trx, playerId);
    await sessions.start(trx, playerId, context);
    return { recovery_codes };
  });
}

/**
 * Turns the second factor off: neither a stolen session nor a stolen password is enough. A recovery code counts as a code.
 *
 * @throws Refusal 422 with what is wrong by field, `base.locked_password` after too many wrong codes
 */
export async function disableTwoFactor(form: Removal, context: CallContext<Caller>, deps: AccountDeps): Promise<void> {
  const { database, sessions, throttle, twoFactor } = deps;
  const { playerId } = context.caller;
  const player = await askPassword(playerId, form.current_password, deps);
  if (player.two_factor_secret === null) throw refuse(422, 'base', 'two_factor_off');
  const secret = `code ${playerId}`;
  if (!(await throttle.enterOwn(secret))) throw refuse(422, 'base', 'locked_password');
  await inTransaction<AccountTables, void>(database, async (trx) => {
    const right = await twoFactor.take(trx, player, form.authentication_code);
    if (!right) throw refuse(422, 'authentication_code', 'code_wrong');
    await trx
      .updateTable('players')
      .set({ two_factor_secret: null, two_factor_step: null })
      .where('id', '=', playerId)
      .execute();
    await trx.deleteFrom('recovery_codes').where('player_id', '=', playerId).execute();
    await sessions.start(trx, playerId, context);
  });
  await throttle.succeedOwn(secret);
}

/** Makes new recovery codes; the former ones are void. */
export async function renewRecoveryCodes(password: string, playerId: number, deps: AccountDeps) {
  const { database, twoFactor } = deps;
  const player = await askPassword(playerId, password, deps);
  if (player.two_factor_secret === null) throw refuse(422, 'base', 'two_factor_off');
  return inTransaction<AccountTables, { recovery_codes: string[] }>(database, async (trx) => ({
    recovery_codes: await twoFactor.renewCodes(trx, playerId),
  }));
}

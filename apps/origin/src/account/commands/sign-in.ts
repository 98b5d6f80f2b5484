import type { Player, SignIn } from '@cosmodrome/contract/http/account';
import { inTransaction, tablesOf, type Connection } from '@cosmodrome/database';
import { normalizeEmail } from '@cosmodrome/rules/account/text-rules';
import { Refusal, refuse, type CallContext } from '../../kernel/http/handler.ts';
import type { AccountDeps } from '../deps.ts';
import { FieldErrors } from '../field-errors.ts';
import { readPlayer } from '../read-player.ts';
import { beginSecondStep, endSecondStep, findSecondStep, noSecondStep, SECOND_STEP_COOKIE } from '../second-steps.ts';
import { limitedTimeEnd } from '../session-rest.ts';
import { findPlayerByEmail, type PlayerRow } from '../store.ts';
import type { AccountTables } from '../tables.ts';

/**
 * Starts a session. An unknown address, a wrong password and too many failures answer the same for accounts that exist
 * and for those that do not, and cost the same work. An account with a second factor answers the right password with
 * `two_factor.required` and a cookie for the second step.
 *
 * @throws Refusal 422 `base.invalid_credentials`, `base.locked`, `two_factor.required`, `otp_attempt.invalid`,
 * `captcha.required`, `captcha.invalid`
 */
export async function signIn({ user }: SignIn, context: CallContext, deps: AccountDeps): Promise<Player> {
  if (user.otp_attempt !== undefined && user.email === undefined)
    return secondStep(user.otp_attempt, user.dfpc, context, deps);
  const { captcha, database, clock, passwords, throttle } = deps;
  const { email: given, password } = required(user);
  const email = normalizeEmail(given);
  await captcha.ask(() => throttle.isSuspicious(email, context.ip), user.captcha);
  if (user.otp_attempt !== undefined && (await throttle.isLocked(email))) {
    return unlockByCode({ email, password, code: user.otp_attempt, dfpc: user.dfpc }, context, deps);
  }
  if (!(await throttle.enter(email, context.ip))) throw refuse(422, 'base', 'locked');
  const found = await findPlayerByEmail(database, email);
  const right = await passwords.verify(found?.password_hash ?? null, password);
  if (!found || !right) throw refuse(422, 'base', 'invalid_credentials');
  await throttle.succeed(email, context.ip);
  // Only whoever knows the password hears it.
  if (found.closed_at !== null) throw refuse(422, 'base', 'account_closed');
  if (found.two_factor_secret !== null) {
    const cookie = await inTransaction(database, (trx) => beginSecondStep(trx, found, clock));
    throw new Refusal(422, { two_factor: { required: {} } }, { two_factor_required: true }, [cookie]);
  }
  return inTransaction<AccountTables, Player>(database, (trx) => enter(trx, found, context, deps, user.dfpc));
}

/**
 * A paused sign-in opens to whoever has the password and a code at once (player-protection R26). Anything less is
 * answered as before, so that neither can be tried alone; and it may be tried as often as a password.
 */
async function unlockByCode(
  { email, password, code, dfpc }: { email: string; password: string; code: string; dfpc: string | undefined },
  context: CallContext,
  deps: AccountDeps,
): Promise<Player> {
  const { database, passwords, throttle, twoFactor } = deps;
  const locked = refuse(422, 'base', 'locked');
  const attempts = `unlock ${email}`;
  if (!(await throttle.enterOwn(attempts))) throw locked;
  const found = await findPlayerByEmail(database, email);
  const right = await passwords.verify(found?.password_hash ?? null, password);
  if (!found || !right || found.closed_at !== null) throw locked;
  const player = await inTransaction<AccountTables, Player>(database, async (trx) => {
    if (!(await twoFactor.take(trx, found, code))) throw locked;
    return enter(trx, found, context, deps, dfpc);
  });
  await throttle.succeedOwn(attempts);
  await throttle.unlock(email);
  return player;
}

function required({ email, password }: SignIn['user']): { email: string; password: string } {
  const errors = new FieldErrors();
  if (email === undefined) errors.add('email', { key: 'required' });
  if (password === undefined) errors.add('password', { key: 'required' });
  errors.refuseIfAny();
  return { email: email ?? '', password: password ?? '' };
}

/** The code after the password. Three wrong ones close this door for a while, whoever knows the password. */
async function secondStep(
  code: string,
  dfpc: string | undefined,
  context: CallContext,
  deps: AccountDeps,
): Promise<Player> {
  const { database, clock, throttle, twoFactor } = deps;
  const token = context.cookie(SECOND_STEP_COOKIE);
  const found = token === undefined ? undefined : await findSecondStep(database, token, clock.now());
  if (token === undefined || !found) throw tooLate();
  const secret = `code ${found.id}`;
  if (!(await throttle.enterOwn(secret))) throw refuse(422, 'base', 'locked');
  const player = await inTransaction<AccountTables, Player>(database, async (trx) => {
    if (!(await twoFactor.take(trx, found, code))) throw refuse(422, 'otp_attempt', 'invalid');
    if (!(await endSecondStep(trx, token))) throw tooLate();
    return enter(trx, found, context, deps, dfpc);
  });
  await throttle.succeedOwn(secret);
  context.setCookie(SECOND_STEP_COOKIE, '', { httpOnly: true, maxAge: 0 });
  return player;
}

const tooLate = () => new Refusal(422, { base: { second_step_expired: {} } }, {}, [noSecondStep]);

/**
 * Everything was right: the session under a new token, and the moment remembered.
 * @throws Refusal 422 `base.session_limit` while the player rests after a limit of their own
 */
export async function enter(
  trx: Connection,
  found: PlayerRow,
  context: CallContext,
  deps: AccountDeps,
  dfpc?: string,
): Promise<Player> {
  const { clock, sessions } = deps;
  const notAfter = await limitedTimeEnd(trx, found, context, deps);
  const { numUpdatedRows } = await tablesOf<AccountTables>(trx)
    .updateTable('players')
    .set(({ ref }) => ({ last_sign_in_at: ref('current_sign_in_at'), current_sign_in_at: clock.now() }))
    .where('id', '=', found.id)
    .where('closed_at', 'is', null)
    // A password that was changed meanwhile opens nothing.
    .where('password_hash', '=', found.password_hash)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw refuse(422, 'base', 'invalid_credentials');
  await sessions.start(trx, found.id, context, { dfpc, notAfter: notAfter ?? undefined });
  const player = await readPlayer(trx, found.id, deps);
  if (!player) throw new Error('the player who signs in is gone');
  return player;
}

import type { Player } from '@cosmodrome/contract/http/profile';
import type { SignIn } from '@cosmodrome/contract/http/identity';
import { isVisited } from '../../adapters/mail/open.ts';
import { inTransaction, type Connection } from '@cosmodrome/database';
import { normalizeEmail } from '@cosmodrome/rules/contact/email';
import { Refusal, refuse, type CallContext } from '../../kernel/http/handler.ts';
import type { IdentityDeps } from '../deps.ts';
import { FieldErrors } from '../../kernel/http/field-errors.ts';
import { changePlayer, readPlayer, findPlayerByEmail, type PlayerRow } from '../../profile/index.ts';
import { beginSecondStep, endSecondStep, findSecondStep, noSecondStep, SECOND_STEP_COOKIE } from '../second-steps.ts';
import { limitedTimeEnd } from '../session-rest.ts';
import type { IdentityTables } from '../tables.ts';

/**
 * Starts a session. An unknown address, a wrong password and too many failures answer the same for accounts that exist
 * and for those that do not, and cost the same work. An account with a second factor answers the right password with
 * `two_factor.required` and a cookie for the second step.
 *
 * @throws Refusal 422 `base.invalid_credentials`, `base.locked`, `two_factor.required`, `otp_attempt.invalid`,
 * `captcha.required`, `captcha.invalid`
 */
export async function signIn({ user }: SignIn, context: CallContext, deps: IdentityDeps): Promise<Player> {
  if (user.otp_attempt !== undefined && user.email === undefined)
    return secondStep(user.otp_attempt, user.dfpc, context, deps);
  const { captcha, database, clock, passwords, throttle } = deps;
  const { email: given, password } = required(user);
  const email = normalizeEmail(given);
  const solved = await captcha.ask(() => throttle.isSuspicious(email, context.ip), user.captcha);
  if (user.otp_attempt !== undefined && (await throttle.isLocked(email))) {
    return unlockByCode({ email, password, code: user.otp_attempt, dfpc: user.dfpc }, context, deps);
  }
  const left = await throttle.enter(email, context.ip, solved);
  if (left === null) throw refuse(422, 'base', 'locked');
  const found = await findPlayerByEmail(database, email);
  const right = await passwords.verify(found?.password_hash ?? null, password);
  if (!found || !right) throw new Refusal(422, { base: { invalid_credentials: {}, tries_left: { left } } });
  await throttle.succeed(email, context.ip);
  // Only whoever knows the password hears it.
  if (found.closed_at !== null) throw refuse(422, 'base', 'account_closed');
  if (found.two_factor_secret !== null) {
    const cookie = await inTransaction(database, (trx) => beginSecondStep(trx, found, clock));
    throw new Refusal(422, { two_factor: { required: {} } }, { two_factor_required: true }, [cookie]);
  }
  return inTransaction<IdentityTables, Player>(database, (trx) => enter(trx, found, context, deps, user.dfpc));
}

/**
 * A paused sign-in opens to whoever has the password and a code at once (player-protection R26). Anything less is
 * answered as before, so that neither can be tried alone; and it may be tried as often as a password.
 */
async function unlockByCode(
  { email, password, code, dfpc }: { email: string; password: string; code: string; dfpc: string | undefined },
  context: CallContext,
  deps: IdentityDeps,
): Promise<Player> {
  const { database, passwords, throttle, twoFactor } = deps;
  const locked = refuse(422, 'base', 'locked');
  const attempts = `unlock ${email}`;
  if (!(await throttle.enterOwn(attempts))) throw locked;
  const found = await findPlayerByEmail(database, email);
  const right = await passwords.verify(found?.password_hash ?? null, password);
  if (!found || !right || found.closed_at !== null) throw locked;
  const player = await inTransaction<IdentityTables, Player>(database, async (trx) => {
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
  deps: IdentityDeps,
): Promise<Player> {
  const { database, clock, throttle, twoFactor } = deps;
  const token = context.cookie(SECOND_STEP_COOKIE);
  const found = token === undefined ? undefined : await findSecondStep(database, token, clock.now());
  if (token === undefined || !found) throw tooLate();
  const secret = `code ${found.id}`;
  if (!(await throttle.enterOwn(secret))) throw refuse(422, 'base', 'locked');
  const player = await inTransaction<IdentityTables, Player>(database, async (trx) => {
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
  deps: IdentityDeps,
  dfpc?: string,
): Promise<Player> {
  const { clock, sessions } = deps;
  const notAfter = await limitedTimeEnd(trx, found, context, deps);
  const entered = await changePlayer(
    trx,
    found.id,
    ({ ref }) => ({
      last_sign_in_at: ref('current_sign_in_at'),
      current_sign_in_at: clock.now(),
      // A visited address follows the player; the listed name of an account stays.
      ...(isVisited(found.host) && { host: deps.accountHost(context.host, context.site) ?? found.host }),
    }),
    // A password that was changed meanwhile opens nothing.
    (row) => row.where('closed_at', 'is', null).where('password_hash', '=', found.password_hash),
  );
  if (!entered) throw refuse(422, 'base', 'invalid_credentials');
  await sessions.start(trx, found.id, context, { dfpc, notAfter: notAfter ?? undefined });
  const player = await readPlayer(trx, found.id, deps);
  if (!player) throw new Error('the player who signs in is gone');
  return player;
}

import type { CallRequest } from '@cosmodrome/contract/calls';
import { inTransaction, type Connection } from '@cosmodrome/database';
import { FRESH_SIGN_IN_MS } from '@cosmodrome/rules/identity/two-factor';
import type { Kysely } from 'kysely';
import { refuse, type CallContext, type Caller } from '../../kernel/http/handler.ts';
import type { IdentityDeps } from '../deps.ts';
import { askLetter, type SecurityNews } from '../../contact/index.ts';
import { withOwnFactor } from '../own-factor.ts';
import { askPassword } from '../own-password.ts';
import { changePlayer, findPlayer, type PlayerRow } from '../../profile/index.ts';
import type { IdentityTables } from '../tables.ts';

type Setup = CallRequest<'identity.enableTwoFactor'>['body']['two_factor'];
type Proof = CallRequest<'identity.disableTwoFactor'>['body']['two_factor'];

/**
 * Turns the second factor on, with the secret that this session was offered and a code that proves the authenticator
 * has it. Whoever else is signed in has to show a code next time; this browser goes on under a new token.
 *
 * @returns the recovery codes, which nobody can read again
 * @throws Refusal 422 with what is wrong by field
 */
export async function enableTwoFactor(form: Setup, context: CallContext<Caller>, deps: IdentityDeps) {
  const { database, sessions, twoFactor } = deps;
  const { playerId, sessionId } = context.caller;
  const player = await newlyKnown(form.current_password, context.caller, deps);
  if (player.two_factor_secret !== null) throw refuse(422, 'base', 'two_factor_on');
  const secret = twoFactor.offer(playerId, sessionId);
  if (form.otp_secret !== secret) throw refuse(422, 'base', 'secret_outdated');
  const step = twoFactor.stepOf(secret, form.authentication_code);
  if (step === null) throw refuse(422, 'authentication_code', 'code_wrong');
  return inTransaction<IdentityTables, { recovery_codes: string[] }>(database, async (trx) => {
    const on = { two_factor_secret: twoFactor.seal(secret), two_factor_step: BigInt(step) };
    const changed = await changePlayer(trx, playerId, on, (row) => row.where('two_factor_secret', 'is', null));
    if (!changed) throw refuse(422, 'base', 'two_factor_on');
    const recovery_codes = await twoFactor.renewCodes(trx, playerId);
    await tell(trx, 'two_factor_on', player, deps);
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
export async function disableTwoFactor(form: Proof, context: CallContext<Caller>, deps: IdentityDeps): Promise<void> {
  const { playerId } = context.caller;
  await withFactor(form, playerId, deps, async (trx, player) => {
    await changePlayer(trx, playerId, { two_factor_secret: null, two_factor_step: null });
    await trx.deleteFrom('recovery_codes').where('player_id', '=', playerId).execute();
    await tell(trx, 'two_factor_off', player, deps);
    await deps.sessions.start(trx, playerId, context);
  });
}

/** Makes new recovery codes, for who has the second factor; the former ones are void. Refuses like turning it off. */
export const renewRecoveryCodes = (form: Proof, playerId: number, deps: IdentityDeps) =>
  withFactor(form, playerId, deps, async (trx, player) => {
    const recovery_codes = await deps.twoFactor.renewCodes(trx, playerId);
    await tell(trx, 'recovery_codes', player, deps);
    return { recovery_codes };
  });

/** Does something that only who has the second factor may do, and has it on. */
async function withFactor<R>(
  { authentication_code: code, current_password: password }: Proof,
  playerId: number,
  deps: IdentityDeps,
  act: (trx: Kysely<IdentityTables>, player: PlayerRow) => Promise<R>,
): Promise<R> {
  const player =
    password === undefined ? await findPlayer(deps.database, playerId) : await askPassword(playerId, password, deps);
  if (!player) throw refuse(401, 'base', 'unauthenticated');
  if (player.two_factor_secret === null) throw refuse(422, 'base', 'two_factor_off');
  return withOwnFactor(player, code, deps, (trx) => act(trx, player));
}

/** The player as who sets up a second factor: with the password, or signed in a moment ago. */
async function newlyKnown(
  password: string | undefined,
  { playerId, sessionId }: Caller,
  deps: IdentityDeps,
): Promise<PlayerRow> {
  if (password !== undefined) return askPassword(playerId, password, deps);
  const session = (await deps.sessions.list(playerId)).find(({ id }) => id === sessionId);
  const since = session ? deps.clock.now().getTime() - session.created_at.getTime() : Infinity;
  const player = await findPlayer(deps.database, playerId);
  if (!player || since > FRESH_SIGN_IN_MS) throw refuse(422, 'current_password', 'required');
  return player;
}

/** Writes to the player that something about the ways in has changed. */
const tell = (trx: Connection, about: SecurityNews, { email, host }: PlayerRow, { clock }: IdentityDeps) =>
  askLetter(trx, { about, email, host }, clock.now());

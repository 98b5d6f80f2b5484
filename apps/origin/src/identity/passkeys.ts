import { createHash, randomUUID } from 'node:crypto';
import type { CallRequest } from '@cosmodrome/contract/calls';
import type { Attestation, Passkey } from '@cosmodrome/contract/http/identity-passkeys';
import { inTransaction, isUniqueViolation, tablesOf, type Connection } from '@cosmodrome/database';
import { passkeyNameError, PASSKEYS_MOST } from '@cosmodrome/rules/identity/passkeys';
import { refuse, type CallContext, type Caller } from '../kernel/http/handler.ts';
import type { IdentityDeps } from './deps.ts';
import { FieldErrors } from '../kernel/http/field-errors.ts';
import { withOwnFactor } from './own-factor.ts';
import { askPassword } from './own-password.ts';
import { askLetter } from '../contact/index.ts';
import { keepChallenge, takeChallenge } from './passkey-challenges.ts';
import { holdPlayer, findPlayer } from '../profile/index.ts';
import type { IdentityTables } from './tables.ts';

export type PasskeyRow = IdentityTables['passkeys'];

/** EdDSA, ES256 and RS256: what authenticators have (COSE). */
const ALGORITHMS = [-8, -7, -257];

const present = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
  backed_up: row.backed_up,
});

/** The name of the site that passkeys are bound to. */
export const rpIdOf = (site: string): string => new URL(site).hostname;

/** The player's passkeys, the oldest first. */
export const passkeyRows = (connection: Connection, playerId: number): Promise<PasskeyRow[]> =>
  tablesOf<IdentityTables>(connection)
    .selectFrom('passkeys')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const passkeysOf = async (connection: Connection, playerId: number): Promise<Passkey[]> =>
  (await passkeyRows(connection, playerId)).map(present);

/** Loaded when the first passkey is made or used: with its parsers of certificates the library has hundreds of modules. */
export const webAuthn = () => import('@simplewebauthn/server');

/** Says nothing about the player, and is the same for all the player's passkeys. */
const userHandle = (playerId: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(`passkey user ${playerId}`).digest());

/**
 * What a new passkey has to answer. It has to know its user by itself and to verify who holds it, so that it can stand
 * for both factors: so who has a second one shows a code of it, as for turning it off.
 *
 * @throws Refusal 422 when the password or the code is wrong, `base.passkeys_most`
 */
export async function passkeyOptions(
  { current_password, authentication_code: code }: CallRequest<'identity.passkeyOptions'>['body'],
  context: CallContext<Caller>,
  deps: IdentityDeps,
) {
  const { database, clock } = deps;
  const { playerId } = context.caller;
  const player = await askPassword(playerId, current_password, deps);
  if (player.two_factor_secret !== null) {
    if (code === undefined) throw refuse(422, 'authentication_code', 'required');
    await withOwnFactor(player, code, deps, () => Promise.resolve());
  }
  const own = await passkeyRows(database, playerId);
  if (own.length >= PASSKEYS_MOST) throw refuse(422, 'base', 'passkeys_most');
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: deps.brandOf(context.host),
    rpID: rpIdOf(context.site),
    userName: player.email,
    userID: userHandle(playerId),
    excludeCredentials: own.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(database, { challenge: options.challenge, playerId }, context, clock);
  return { ...options };
}

/** Keeps a new passkey. @throws Refusal 422 with what is wrong by field, `base.passkey_refused` for a wrong answer */
export async function addPasskey(
  form: { name: string; credential: Attestation },
  context: CallContext<Caller>,
  deps: IdentityDeps,
): Promise<Passkey> {
  const { database, clock } = deps;
  const { playerId } = context.caller;
  checkName(form.name);
  const challenge = await takeChallenge(database, playerId, context, clock);
  if (challenge === undefined) throw refuse(422, 'base', 'passkey_refused');
  const { transports = [], ...answer } = form.credential.response;
  const { verifyRegistrationResponse } = await webAuthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...form.credential, response: { ...answer, transports } },
    expectedChallenge: challenge,
    expectedOrigin: context.site,
    expectedRPID: rpIdOf(context.site),
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || !registrationInfo) throw refuse(422, 'base', 'passkey_refused');
  const { credential, credentialBackedUp } = registrationInfo;
  const row: PasskeyRow = {
    player_id: playerId,
    id: randomUUID(),
    credential_id: credential.id,
    public_key: credential.publicKey,
    counter: BigInt(credential.counter),
    transports,
    backed_up: credentialBackedUp,
    rp_id: rpIdOf(context.site),
    name: form.name.trim(),
    created_at: clock.now(),
    last_used_at: null,
  };
  return inTransaction<IdentityTables, Passkey>(database, async (trx) => {
    await holdPlayer(trx, playerId);
    if ((await passkeyRows(trx, playerId)).length >= PASSKEYS_MOST) throw refuse(422, 'base', 'passkeys_most');
    await trx.insertInto('passkeys').values(row).execute();
    const player = await findPlayer(trx, playerId);
    if (!player) throw refuse(401, 'base', 'unauthenticated');
    await askLetter(trx, { about: 'passkey_added', email: player.email, host: player.host }, clock.now());
    return present(row);
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? refuse(422, 'base', 'passkey_refused') : error;
  });
}

/** @throws Refusal 404 when the player has no such passkey, 422 for a name that cannot be read */
export async function renamePasskey(id: string, name: string, playerId: number, deps: IdentityDeps): Promise<Passkey> {
  checkName(name);
  const row = await tablesOf<IdentityTables>(deps.database)
    .updateTable('passkeys')
    .set({ name: name.trim() })
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw refuse(404, 'base', 'not_found');
  return present(row);
}

/** @throws Refusal 404 when the player has no such passkey, 422 when the password is wrong */
export async function removePasskey(id: string, password: string, playerId: number, deps: IdentityDeps): Promise<void> {
  await askPassword(playerId, password, deps);
  const { numDeletedRows } = await tablesOf<IdentityTables>(deps.database)
    .deleteFrom('passkeys')
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw refuse(404, 'base', 'not_found');
}

function checkName(name: string): void {
  const errors = new FieldErrors();
  errors.add('name', passkeyNameError(name));
  errors.refuseIfAny();
}

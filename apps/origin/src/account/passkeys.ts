import { createHash, randomUUID } from 'node:crypto';
import type { Attestation, Passkey } from '@cosmodrome/contract/http/passkeys';
import { inTransaction, isUniqueViolation, tablesOf, type Connection } from '@cosmodrome/database';
import { passkeyNameError, PASSKEYS_MOST } from '@cosmodrome/rules/account/passkeys';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { refuse, type CallContext, type Caller } from '../kernel/http/handler.ts';
import type { AccountDeps } from './deps.ts';
import { FieldErrors } from './field-errors.ts';
import { askPassword } from './own-password.ts';
import { keepChallenge, takeChallenge } from './passkey-challenges.ts';
import type { AccountTables } from './tables.ts';

export type PasskeyRow = AccountTables['passkeys'];

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
  tablesOf<AccountTables>(connection)
    .selectFrom('passkeys')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const passkeysOf = async (connection: Connection, playerId: number): Promise<Passkey[]> =>
  (await passkeyRows(connection, playerId)).map(present);

/** Says nothing about the player, and is the same for all the player's passkeys. */
const userHandle = (playerId: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(`passkey user ${playerId}`).digest());

/**
 * What a new passkey has to answer. It has to know its user by itself and to verify who holds it, so that it can stand
 * for both factors.
 *
 * @throws Refusal 422 when the password is wrong, `base.passkeys_most`
 */
export async function passkeyOptions(password: string, context: CallContext<Caller>, deps: AccountDeps) {
  const { database, clock } = deps;
  const { playerId } = context.caller;
  const player = await askPassword(playerId, password, deps);
  const own = await passkeyRows(database, playerId);
  if (own.length >= PASSKEYS_MOST) throw refuse(422, 'base', 'passkeys_most');
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
  deps: AccountDeps,
): Promise<Passkey> {
  const { database, clock } = deps;
  const { playerId } = context.caller;
  checkName(form.name);
  const challenge = await takeChallenge(database, playerId, context, clock);
  if (challenge === undefined) throw refuse(422, 'base', 'passkey_refused');
  const { transports = [], ...answer } = form.credential.response;
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
  return inTransaction<AccountTables, Passkey>(database, async (trx) => {
    await trx.selectFrom('players').select('id').where('id', '=', playerId).forUpdate().execute();
    if ((await passkeyRows(trx, playerId)).length >= PASSKEYS_MOST) throw refuse(422, 'base', 'passkeys_most');
    await trx.insertInto('passkeys').values(row).execute();
    return present(row);
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? refuse(422, 'base', 'passkey_refused') : error;
  });
}

/** @throws Refusal 404 when the player has no such passkey, 422 for a name that cannot be read */
export async function renamePasskey(id: string, name: string, playerId: number, deps: AccountDeps): Promise<Passkey> {
  checkName(name);
  const row = await tablesOf<AccountTables>(deps.database)
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
export async function removePasskey(id: string, password: string, playerId: number, deps: AccountDeps): Promise<void> {
  await askPassword(playerId, password, deps);
  const { numDeletedRows } = await tablesOf<AccountTables>(deps.database)
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

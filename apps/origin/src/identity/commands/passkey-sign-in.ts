import type { Player } from '@cosmodrome/contract/http/profile';
import type { Assertion } from '@cosmodrome/contract/http/identity-passkeys';
import { inTransaction, tablesOf } from '@cosmodrome/database';
import { refuse, type CallContext } from '../../kernel/http/handler.ts';
import type { IdentityDeps } from '../deps.ts';
import { keepChallenge, takeChallenge } from '../passkey-challenges.ts';
import { passkeyRows, rpIdOf, webAuthn } from '../passkeys.ts';
import { endSecondStep, findSecondStep, SECOND_STEP_COOKIE } from '../second-steps.ts';
import { findPlayer } from '../../profile/index.ts';
import type { IdentityTables } from '../tables.ts';
import { enter } from './sign-in.ts';

/** What a passkey has to answer to sign in. After the right password only the player's own are asked. */
export async function passkeySignInOptions(context: CallContext, { database, clock }: IdentityDeps) {
  const half = context.cookie(SECOND_STEP_COOKIE);
  const player = half === undefined ? undefined : await findSecondStep(database, half, clock.now());
  const own = player ? await passkeyRows(database, player.id) : [];
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(context.site),
    allowCredentials: own.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    userVerification: 'required',
  });
  await keepChallenge(database, { challenge: options.challenge, playerId: null }, context, clock);
  return { ...options };
}

const refused = () => refuse(422, 'base', 'passkey_refused');

/**
 * Signs the passkey's player in: the device has verified who holds it, so it stands for the password and for the code.
 *
 * @throws Refusal 422 `base.passkey_refused` whatever is wrong with the answer, `base.account_closed`
 */
export async function passkeySignIn(
  { credential, dfpc }: { credential: Assertion; dfpc?: string | undefined },
  context: CallContext,
  deps: IdentityDeps,
): Promise<Player> {
  const { database, clock } = deps;
  const challenge = await takeChallenge(database, null, context, clock);
  const db = tablesOf<IdentityTables>(database);
  const known = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credential.id)
    .where('rp_id', '=', rpIdOf(context.site))
    .executeTakeFirst();
  if (challenge === undefined || !known) throw refused();
  const { userHandle, ...answer } = credential.response;
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, response: { ...answer, ...(userHandle !== undefined && { userHandle }) } },
    expectedChallenge: challenge,
    expectedOrigin: context.site,
    expectedRPID: known.rp_id,
    credential: {
      id: known.credential_id,
      publicKey: new Uint8Array(known.public_key),
      counter: Number(known.counter),
      transports: known.transports,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) throw refused();
  const player = await inTransaction<IdentityTables, Player>(database, async (trx) => {
    const found = await findPlayer(trx, known.player_id);
    if (!found) throw refused();
    // Only whoever holds the passkey hears it.
    if (found.closed_at !== null) throw refuse(422, 'base', 'account_closed');
    const { numUpdatedRows } = await trx
      .updateTable('passkeys')
      .set({
        counter: BigInt(authenticationInfo.newCounter),
        backed_up: authenticationInfo.credentialBackedUp,
        last_used_at: clock.now(),
      })
      .where('player_id', '=', known.player_id)
      .where('id', '=', known.id)
      // A copy that has answered meanwhile has moved it.
      .where('counter', '=', known.counter)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw refused();
    const half = context.cookie(SECOND_STEP_COOKIE);
    if (half !== undefined) await endSecondStep(trx, half);
    return enter(trx, found, context, deps, dfpc);
  });
  context.setCookie(SECOND_STEP_COOKIE, '', { httpOnly: true, maxAge: 0 });
  return player;
}

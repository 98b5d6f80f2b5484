import { createHash, randomBytes } from 'node:crypto';
import { tablesOf, type Connection } from '@cosmodrome/database';
import { PASSKEY_ANSWER_MS } from '@cosmodrome/rules/identity/passkeys';
import type { Clock } from '@cosmodrome/rules/clock';
import { forget } from '../kernel/forget.ts';
import type { CallContext } from '../kernel/http/handler.ts';
import type { IdentityTables } from './tables.ts';

/** Names what a browser's passkey has been asked; no script can read it. */
const CHALLENGE_COOKIE = '_casino_passkey';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Remembers what a passkey is asked, for this browser. `playerId` is whose new passkey it is; null for a sign-in. */
export async function keepChallenge(
  connection: Connection,
  { challenge, playerId }: { challenge: string; playerId: number | null },
  context: CallContext,
  clock: Clock,
): Promise<void> {
  const db = tablesOf<IdentityTables>(connection);
  const now = clock.now();
  const token = randomBytes(32).toString('base64url');
  await forget(connection, { table: 'passkey_challenges', column: 'expires_at', before: now });
  const expires_at = new Date(now.getTime() + PASSKEY_ANSWER_MS);
  const row = { token_hash: hashOf(token), player_id: playerId, challenge, expires_at };
  await db.insertInto('passkey_challenges').values(row).execute();
  context.setCookie(CHALLENGE_COOKIE, token, { httpOnly: true, maxAge: PASSKEY_ANSWER_MS / 1000 });
}

/** What this browser's passkey was asked; undefined when nothing, too long ago, or answered already. Taken once. */
export async function takeChallenge(
  connection: Connection,
  playerId: number | null,
  context: CallContext,
  clock: Clock,
): Promise<string | undefined> {
  const token = context.cookie(CHALLENGE_COOKIE);
  if (token === undefined) return undefined;
  context.setCookie(CHALLENGE_COOKIE, '', { httpOnly: true, maxAge: 0 });
  const row = await tablesOf<IdentityTables>(connection)
    .deleteFrom('passkey_challenges')
    .where('token_hash', '=', hashOf(token))
    .returning(['challenge', 'player_id', 'expires_at'])
    .executeTakeFirst();
  const right = row && row.player_id === playerId && row.expires_at > clock.now();
  return right ? row.challenge : undefined;
}

import { createHash, randomBytes } from 'node:crypto';
import { tablesOf, type Connection } from '@cosmodrome/database';
import { SECOND_STEP_MS } from '@cosmodrome/rules/identity/two-factor';
import type { Clock } from '@cosmodrome/rules/clock';
import type { CookieChange } from '../kernel/http/session-cookie.ts';
import type { PlayerRow } from '../profile/index.ts';
import type { IdentityTables } from './tables.ts';

/** Holds a sign-in whose password was right until the second step; no script can read it. */
export const SECOND_STEP_COOKIE = '_casino_second_step';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export const noSecondStep: CookieChange = { name: SECOND_STEP_COOKIE, value: '', httpOnly: true, maxAge: 0 };

/** Remembers half a sign-in under a new token; a former one of the player is void. Answers the cookie. */
export async function beginSecondStep(connection: Connection, player: PlayerRow, clock: Clock): Promise<CookieChange> {
  const db = tablesOf<IdentityTables>(connection);
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(clock.now().getTime() + SECOND_STEP_MS);
  await db.deleteFrom('second_steps').where('player_id', '=', player.id).execute();
  await db
    .insertInto('second_steps')
    .values({ token_hash: hashOf(token), player_id: player.id, password_hash: player.password_hash, expires_at })
    .execute();
  return { name: SECOND_STEP_COOKIE, value: token, httpOnly: true, maxAge: SECOND_STEP_MS / 1000 };
}

/** Who is half signed in with this token; undefined when it is unknown, too old, or the password has changed since. */
export function findSecondStep(connection: Connection, token: string, now: Date): Promise<PlayerRow | undefined> {
  return tablesOf<IdentityTables>(connection)
    .selectFrom('second_steps as step')
    .innerJoin('players as player', 'player.id', 'step.player_id')
    .selectAll('player')
    .where('step.token_hash', '=', hashOf(token))
    .where('step.expires_at', '>', now)
    .whereRef('step.password_hash', '=', 'player.password_hash')
    .executeTakeFirst();
}

/** The second step was taken: the token opens nothing any more. False when it was gone already. */
export async function endSecondStep(connection: Connection, token: string): Promise<boolean> {
  const { numDeletedRows } = await tablesOf<IdentityTables>(connection)
    .deleteFrom('second_steps')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

import { createHash, randomBytes } from 'node:crypto';
import { tablesOf, type Connection } from '@cosmodrome/database';
import { letterLinks, type LinkPurpose } from '@cosmodrome/rules/contact/letters';
import type { ContactTables } from './tables.ts';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Makes a link for a letter and answers its token, which nobody can read again. What has run out is forgotten. */
export async function createLink(
  connection: Connection,
  playerId: number,
  purpose: LinkPurpose,
  now: Date,
): Promise<string> {
  const db = tablesOf<ContactTables>(connection);
  const token = randomBytes(32).toString('base64url');
  await db.deleteFrom('letter_links').where('player_id', '=', playerId).where('expires_at', '<=', now).execute();
  await db
    .insertInto('letter_links')
    .values({
      token_hash: hashOf(token),
      player_id: playerId,
      purpose,
      created_at: now,
      expires_at: new Date(now.getTime() + letterLinks[purpose].lifeMs),
      used_at: null,
    })
    .execute();
  return token;
}

/** Whose link it is while it has not run out, and whether it was used; undefined for any other token. */
export function findLink(
  connection: Connection,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<{ player_id: number; used_at: Date | null } | undefined> {
  return tablesOf<ContactTables>(connection)
    .selectFrom('letter_links')
    .select(['player_id', 'used_at'])
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses a link: of several at once one gets the player's id, the others null. */
export async function takeLink(
  connection: Connection,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<number | null> {
  const row = await tablesOf<ContactTables>(connection)
    .updateTable('letter_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .returning('player_id')
    .executeTakeFirst();
  return row?.player_id ?? null;
}

/** The player's links to something open nothing any more, used or not. */
export async function voidLinks(connection: Connection, playerId: number, purpose: LinkPurpose): Promise<void> {
  await tablesOf<ContactTables>(connection)
    .deleteFrom('letter_links')
    .where('player_id', '=', playerId)
    .where('purpose', '=', purpose)
    .execute();
}

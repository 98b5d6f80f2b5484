import { tablesOf, type Connection } from '@cosmodrome/database';
import type { Selectable } from 'kysely';
import type { CashboxTables } from './tables.ts';

export type ProfileRow = Selectable<CashboxTables['payment_profiles']>;

const tables = (connection: Connection) => tablesOf<CashboxTables>(connection);

/** When a saved profile was last paid in with: at the latest when it was saved. */
export const lastUseOf = ({ last_used_at, created_at }: ProfileRow): Date => last_used_at ?? created_at;

/** The player's saved cards and wallets, the one used last first. */
export async function profilesOf(connection: Connection, playerId: number): Promise<ProfileRow[]> {
  const rows = await tables(connection)
    .selectFrom('payment_profiles')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('id')
    .execute();
  return rows.toSorted((one, other) => lastUseOf(other).getTime() - lastUseOf(one).getTime());
}

/** Notes that a saved profile was paid in with; nothing when it has been removed since. */
export async function touchProfile(connection: Connection, playerId: number, id: string, at: Date): Promise<void> {
  await tables(connection)
    .updateTable('payment_profiles')
    .set({ last_used_at: at })
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .execute();
}

/** Whether there was one to remove. */
export async function deleteProfile(connection: Connection, playerId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await tables(connection)
    .deleteFrom('payment_profiles')
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** The saved profiles with which a payment is under way. */
export async function busyProfiles(connection: Connection, playerId: number): Promise<ReadonlySet<string>> {
  const rows = await tables(connection)
    .selectFrom('payments')
    .select('profile_id')
    .where('player_id', '=', playerId)
    .where('state', 'in', ['pending', 'processing', 'reserved'])
    .execute();
  return new Set(rows.flatMap(({ profile_id }) => profile_id ?? []));
}

/**
 * Remembers a card or wallet once per title and method: the newest token wins, under the id that payments know. The caller
 * holds the player's lock.
 */
export async function saveProfile(connection: Connection, profile: ProfileRow): Promise<void> {
  const db = tables(connection);
  const { id: _fresh, player_id: playerId, ...facts } = profile;
  const { numUpdatedRows } = await db
    .updateTable('payment_profiles')
    .set(facts)
    .where('player_id', '=', playerId)
    .where('method', '=', profile.method)
    .where('title', '=', profile.title)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) await db.insertInto('payment_profiles').values(profile).execute();
}

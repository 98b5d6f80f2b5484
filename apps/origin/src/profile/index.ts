import { acrossShards, tablesOf, type Connection } from '@cosmodrome/database';
import type { Licence } from '@cosmodrome/rules/profile/licence';
import { emptyFields } from '@cosmodrome/rules/profile/profile-fields';
import type { ProfileTables } from './tables.ts';
import { findPlayer, findPlayerByEmail, groupsOf, type PlayerRow } from './store.ts';

export { forgetDepositCode, setBonusSettings } from './bonus-settings.ts';
export { changeGroups } from './commands/change-groups.ts';
export { plainValue, toldState } from './field-values.ts';
export { managerOf } from './manager.ts';
export { readPlayer } from './read-player.ts';
export { addPlayer, beginInGroups, changePlayer, findPlayer, findPlayerByEmail, holdPlayer } from './store.ts';
export type { PlayerRow } from './store.ts';
export type { ProfileTables } from './tables.ts';

/** What other systems may know of a player. */
export type PlayerFacts = Pick<
  PlayerRow,
  | 'id'
  | 'nickname'
  | 'country'
  | 'currency'
  | 'language'
  | 'license_name'
  | 'date_of_birth'
  | 'created_at'
  | 'closed_at'
  | 'confirmed_at'
> & {
  groups: readonly string[];
  /** Everything in the row, by the names of the fields. */
  values: Readonly<Record<string, unknown>>;
  missing(fields: readonly string[]): string[];
};

/** Facts about a player for other systems; null for an unknown id. */
export async function playerFacts(connection: Connection, playerId: number): Promise<PlayerFacts | null> {
  const row = await findPlayer(connection, playerId);
  if (!row) return null;
  const { id, nickname, country, currency, language, license_name, date_of_birth, created_at, closed_at } = row;
  const { confirmed_at } = row;
  const values: Readonly<Record<string, unknown>> = { ...row };
  return {
    id,
    nickname,
    country,
    currency,
    language,
    license_name,
    date_of_birth,
    created_at,
    closed_at,
    confirmed_at,
    groups: await groupsOf(connection, playerId),
    values,
    /** Those of the fields that the player has left empty. */
    missing: (fields) => emptyFields(fields, values),
  };
}

/**
 * What the ways to pay of an account follow: its licence, its country, and the player's groups.
 * @throws as `jurisdictionOf` does
 */
export const paymentSetOf = async (
  connection: Connection,
  playerId: number,
): Promise<{ licence: Licence; country: string; groups: readonly string[] }> => ({
  ...(await jurisdictionOf(connection, playerId)),
  groups: await groupsOf(connection, playerId),
});

/**
 * What an account was opened under and keeps on every host: its licence and its country.
 * @throws when there is no such player: a session names one that is there
 */
export async function jurisdictionOf(
  connection: Connection,
  playerId: number,
): Promise<{ licence: Licence; country: string }> {
  const players = tablesOf<ProfileTables>(connection).selectFrom('players').where('id', '=', playerId);
  return players.select(['license_name as licence', 'country']).executeTakeFirstOrThrow();
}

/** Notes that the terms were changed at a moment: who accepted them before is asked again. */
export async function publishTerms(connection: Connection, at: Date): Promise<void> {
  const version = tablesOf<ProfileTables>(connection).insertInto('terms_versions').values({ published_at: at });
  await version.onConflict((conflict) => conflict.doNothing()).execute();
}

/** The id behind an address, in its one spelling; null when no account has it. */
export async function findPlayerId(connection: Connection, email: string): Promise<number | null> {
  return (await findPlayerByEmail(connection, email))?.id ?? null;
}

/** The nicknames of some players by their ids, as they wrote them: shown only cut. */
export async function nicknamesOf(
  connection: Connection,
  players: readonly number[],
): Promise<Map<number, string | null>> {
  if (players.length === 0) return new Map();
  const rows = await acrossShards<ProfileTables>(connection, 'the names on a board are those of many players')
    .selectFrom('players')
    .select(['id', 'nickname'])
    .where('id', 'in', players)
    .execute();
  return new Map(rows.map(({ id, nickname }) => [id, nickname]));
}

/** How many accounts there are. */
export async function countPlayers(connection: Connection): Promise<number> {
  const { players } = await acrossShards<ProfileTables>(connection, 'a count of all players')
    .selectFrom('players')
    .select(({ fn }) => fn.countAll().as('players'))
    .executeTakeFirstOrThrow();
  return Number(players);
}

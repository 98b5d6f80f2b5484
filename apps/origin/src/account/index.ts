import { tablesOf, type Connection } from '@cosmodrome/database';
import type { Licence } from '@cosmodrome/rules/account/licence';
import { emptyFields } from '@cosmodrome/rules/account/profile-fields';
import type { AccountTables } from './tables.ts';
import { findPlayer, findPlayerByEmail, groupsOf, type PlayerRow } from './store.ts';

export { forgetDepositCode, setBonusSettings } from './bonus-settings.ts';
export { accountCalls } from './calls.ts';
export { changeGroups, GROUPS_UPDATES, type GroupNews } from './commands/change-groups.ts';
export { ADDRESS_CONFIRMED, confirmAddress } from './confirm-address.ts';
export { presentStatuses } from './present.ts';
export { createCaptcha } from './captcha.ts';
export type { AccountDeps, RegistrationChoice } from './deps.ts';
export { createPasswords, SERVER_COST, type PasswordCost } from './passwords.ts';
export { createSessions, SESSION_ENDED, type SessionEnded, type Sessions } from './sessions.ts';
export { createSocketTokens, type SocketIdentity, type SocketToken, type SocketTokens } from './socket-token.ts';
export { sharedDevices } from './devices.ts';
export { LETTER_ASKED, letterWriter } from './letters.ts';
export type { AccountTables } from './tables.ts';
export { documentKey, reviewDocument, unsealedDocument, waitingDocuments } from './documents.ts';
export { createSignInThrottle } from './throttle.ts';
export { createTwoFactor } from './two-factor.ts';

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
  const players = tablesOf<AccountTables>(connection).selectFrom('players').where('id', '=', playerId);
  return players.select(['license_name as licence', 'country']).executeTakeFirstOrThrow();
}

/** Where mail for a player goes, in which language, and under which name of the site; null for an unknown id. */
export async function mailAddress(
  connection: Connection,
  playerId: number,
): Promise<Pick<PlayerRow, 'email' | 'language' | 'host'> | null> {
  const row = await findPlayer(connection, playerId);
  return row ? { email: row.email, language: row.language, host: row.host } : null;
}

/** Notes that the terms were changed at a moment: who accepted them before is asked again. */
export async function publishTerms(connection: Connection, at: Date): Promise<void> {
  const version = tablesOf<AccountTables>(connection).insertInto('terms_versions').values({ published_at: at });
  await version.onConflict((conflict) => conflict.doNothing()).execute();
}

/** The id behind an address, in its one spelling; null when no account has it. */
export async function findPlayerId(connection: Connection, email: string): Promise<number | null> {
  return (await findPlayerByEmail(connection, email))?.id ?? null;
}

import { join } from 'node:path';
import { migrate, tablesOf, type Connection, type Database } from '@cosmodrome/database';
import type { TestEngine } from '@cosmodrome/database/testing';
import type { AccountTables } from '../src/account/index.ts';
import { openWallet, post, type LedgerTables } from '../src/ledger/index.ts';

const MIGRATIONS = join(import.meta.dirname, '../migrations');

/** Makes the origin's tables, or brings those of an earlier start up to date. */
export const bringUpToDate = <Tables>({ db }: Database<Tables>): Promise<string[]> =>
  migrate(db, MIGRATIONS, 'origin_migrations');

/** A database of its own with the origin's tables. */
export async function openBooks<Tables extends LedgerTables = LedgerTables>(
  engine: TestEngine,
): Promise<Database<Tables>> {
  const database = await engine.open<Tables>();
  await bringUpToDate(database);
  return database;
}

/** A row of a player from Germany whose address is confirmed, without a wallet. */
export async function addPlayer(connection: Connection, id: number, at: Date): Promise<void> {
  await tablesOf<AccountTables>(connection)
    .insertInto('players')
    .values({
      id,
      email: `player-${id}@example.com`,
      password_hash: 'none',
      country: 'DE',
      currency: 'EUR',
      language: 'en',
      license_name: 'CW',
      receive_promos: false,
      receive_sms_promos: false,
      created_at: at,
      confirmed_at: at,
    })
    .execute();
}

/** Opens the wallet and puts money into it. */
export async function fund(
  database: Database<LedgerTables>,
  money: { playerId: number; currency: string; real: bigint; bonus?: bigint; at: Date },
): Promise<void> {
  const { playerId, currency, real, bonus = 0n, at } = money;
  await openWallet(database.db, playerId, currency, at);
  await post(database.db, {
    playerId,
    key: `fund:${currency}`,
    kind: 'adjustment',
    at,
    entries: [
      { account: 'player', part: 'real', currency, amount: real },
      { account: 'player', part: 'bonus', currency, amount: bonus },
      { account: 'adjustments', currency, amount: -real - bonus },
    ],
  });
}

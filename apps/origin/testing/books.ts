import { tablesOf, type Connection, type Database } from '@cosmodrome/database';
import type { Prepared, TestEngine } from '@cosmodrome/database/testing';
import { sql } from 'kysely';
import type { ProfileTables } from '../src/profile/index.ts';
import type { Message, OutboxTables } from '../src/kernel/outbox/index.ts';
import { openWallet, post, ROUND_TOPIC, wallets, type LedgerTables } from '../src/ledger/index.ts';
import { distribute } from '../src/distribute.ts';
import { bringUpToDate } from '../src/schema.ts';
import { examineStatements } from './examine-statements.ts';

/** Few, so that a database is soon copied; enough that most players of a suite are apart. */
const SHARDS = 4;

/**
 * The origin's tables and functions, for databases that begin with them. When a suite has ended, each statement that the
 * product has made in it has to be for one shard.
 */
export const originTables: Prepared = {
  name: 'origin',
  prepare: bringUpToDate,
  distribute: (db) => distribute(db, SHARDS),
  examine: examineStatements,
};

const { distribute: _, ...onOneServer } = originTables;
/** The same before a database is divided among several nodes, for what happens to it until then. */
const undivided: Prepared = { ...onOneServer, name: process.env['CITUS_URL'] ? 'undivided' : originTables.name };

/** A database of its own with the origin's tables, on one server wherever the suites run. */
export const openUndivided = <Tables extends LedgerTables>(engine: TestEngine): Promise<Database<Tables>> =>
  engine.open<Tables>(undivided);

/** A database of its own with the origin's tables. */
export async function openBooks<Tables extends LedgerTables = LedgerTables>(
  engine: TestEngine,
): Promise<Database<Tables>> {
  return engine.open<Tables>(originTables);
}

/** Lays tables that a suite has made beside the players' own, where there are several nodes: what is held there is held for both. */
export async function withPlayers<Tables>(database: Database<Tables>, tables: readonly string[]): Promise<void> {
  if (database.shards === null) return;
  for (const table of tables) {
    await sql`select create_distributed_table(${table}::regclass, 'player_id', colocate_with := 'outbox')`.execute(
      database.db,
    );
  }
}

/** A row of a player from Germany whose address is confirmed, without a wallet. */
export async function addPlayer(connection: Connection, id: number, at: Date): Promise<void> {
  await tablesOf<ProfileTables>(connection)
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

/** Messages of rounds that nobody has heard yet, in the order of the books. */
export async function waitingRounds(connection: Connection): Promise<Message[]> {
  const rows = await tablesOf<OutboxTables>(connection)
    .selectFrom('outbox')
    .selectAll()
    .where('topic', '=', ROUND_TOPIC)
    .orderBy('id')
    .execute();
  return rows.map(({ player_id: playerId, created_at: at, ...row }) => ({ ...row, playerId, at }));
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

/** A player's own money in all wallets together: for players with one wallet. */
export const moneyOf = async (connection: Connection, playerId: number): Promise<bigint> =>
  (await wallets(connection, playerId)).reduce((sum, { real }) => sum + real, 0n);

import { join } from 'node:path';
import { migrate, type Database } from '@cosmodrome/database';
import type { TestEngine } from '@cosmodrome/database/testing';
import { openWallet, post, type LedgerTables } from '../src/ledger/index.ts';

const MIGRATIONS = join(import.meta.dirname, '../migrations');

/** A database of its own with the origin's tables. */
export async function openBooks<Tables extends LedgerTables = LedgerTables>(
  engine: TestEngine,
): Promise<Database<Tables>> {
  const database = await engine.open<Tables>();
  await migrate(database.db, MIGRATIONS, 'origin_migrations');
  return database;
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

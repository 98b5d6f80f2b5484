import { inTransaction, type Connection } from '@cosmodrome/database';
import { poolOf } from '@cosmodrome/rules/jackpots/pool';
import { postHouse } from '../ledger/index.ts';
import { drawCycle } from './draws.ts';
import type { JackpotTables } from './tables.ts';
import type { JackpotTerms, LevelTerms } from './terms.ts';

/** Opens the first cycle of every level that has none. Several nodes may do it at once: each level is opened once. */
export async function openLevels(connection: Connection, terms: readonly JackpotTerms[], at: Date): Promise<void> {
  for (const jackpot of terms) for (const level of jackpot.levels) await openLevel(connection, jackpot, level, at);
}

function openLevel(connection: Connection, jackpot: JackpotTerms, terms: LevelTerms, at: Date): Promise<void> {
  const { level, start, ceiling } = terms;
  return inTransaction<JackpotTables, void>(connection, async (trx) => {
    const known = await trx
      .selectFrom('jackpots_levels')
      .select('currency')
      .where('jackpot', '=', jackpot.identifier)
      .where('level', '=', level)
      .executeTakeFirst();
    if (known) {
      if (known.currency === jackpot.currency) return;
      throw new Error(`${jackpot.identifier}: its pools are in ${known.currency}, the policy says ${jackpot.currency}`);
    }
    const draw = drawCycle({ jackpot: jackpot.identifier, level, cycle: 1, start, ceiling }, null);
    const opened = await trx
      .insertInto('jackpots_levels')
      .values({
        jackpot: jackpot.identifier,
        level,
        currency: jackpot.currency,
        pool: poolOf(start),
        cycle: 1,
        start_amount: start,
        ceiling_amount: ceiling,
        hit_amount: draw.hit,
        server_seed_hash: draw.serverSeedHash,
        chain_seed: draw.chainSeed,
        chain_before: draw.chainBefore,
        opened_at: at,
      })
      .onConflict((conflict) => conflict.columns(['jackpot', 'level']).doNothing())
      .returning('level')
      .executeTakeFirst();
    if (opened) await fundStart(trx, { jackpot: jackpot.identifier, level, cycle: 1, start, at }, jackpot.currency);
  });
}

/** The house puts in what a cycle begins with. */
export async function fundStart(
  trx: Connection,
  cycle: { jackpot: string; level: string; cycle: number; start: bigint; at: Date },
  currency: string,
): Promise<void> {
  await postHouse(trx, {
    key: `jackpots:start:${cycle.jackpot}:${cycle.level}:${cycle.cycle}`,
    kind: 'jackpot_start',
    at: cycle.at,
    entries: [
      { account: 'jackpot_funding', currency, amount: -cycle.start },
      { account: 'jackpots', currency, amount: cycle.start },
    ],
  });
}

import { acrossShards, inTransaction, type Connection } from '@cosmodrome/database';
import { centsOf, fed, poolOf } from '@cosmodrome/rules/jackpots/pool';
import { sql, type Kysely } from 'kysely';
import { postHouse } from '../ledger/index.ts';
import type { Prizes } from '../prizes/index.ts';
import { drawCycle, seedOf } from './draws.ts';
import { fundStart } from './open.ts';
import { payWin, type Fall } from './pay.ts';
import type { JackpotTables, LevelRow, RoundRow, WinRow } from './tables.ts';
import type { JackpotTerms } from './terms.ts';

/** Rounds counted in one transaction at most. */
const BATCH = 500;
/** A round waits this long for an earlier one that the relay has not brought yet. */
const WAIT_FOR_EARLIER_MS = 5_000;
const OF_EVERYBODY = 'a pool counts the rounds of everybody';

export interface CountDeps {
  readonly connection: Connection;
  readonly prizes: Pick<Prizes, 'grant'>;
}

export interface Counted {
  readonly rounds: number;
  readonly wins: readonly WinRow[];
}

/**
 * Counts noted rounds into the pools of a jackpot, in the order in which the ledger wrote them, and lets a level fall to
 * the round that brings it to its drawn amount. Everything in one transaction: pools, postings, the payment, and that
 * the rounds are counted. It holds the jackpot's levels, so that one process at a time counts, and ends with the first
 * round that wins: no more than one player is locked, after the house, and never one that is waited for by a bet.
 */
export function countRounds({ connection, prizes }: CountDeps, terms: JackpotTerms, now: Date): Promise<Counted> {
  return inTransaction<JackpotTables, Counted>(connection, async (trx) => {
    const levels = await heldLevels(trx, terms.identifier);
    const rounds = await nextRounds(trx, terms.identifier, now);
    if (rounds.length === 0) return { rounds: 0, wins: [] };
    const before = booked(levels);
    const falls: Fall[] = [];
    const counted: RoundRow[] = [];
    for (const round of rounds) {
      falls.push(...feed(terms, levels, round, now));
      counted.push(round);
      if (falls.length > 0) break;
    }
    // What the pools gained from stakes: their difference, without what fell and what the next cycles began with.
    const gained = falls.reduce((sum, fall) => sum + fall.amount - fall.nextStart, booked(levels) - before);
    const last = counted.at(-1);
    if (last) await fund(trx, terms, { amount: gained, last, at: now });
    const wins: WinRow[] = [];
    for (const fall of falls) {
      await fundStart(
        trx,
        { ...fall, jackpot: terms.identifier, cycle: fall.cycle + 1, start: fall.nextStart, at: now },
        terms.currency,
      );
      wins.push(await payWin(trx, prizes, { terms, fall, at: now }));
    }
    for (const level of levels) await saveLevel(trx, level);
    await markCounted(trx, counted);
    return { rounds: counted.length, wins };
  });
}

const booked = (levels: readonly LevelRow[]): bigint => levels.reduce((sum, { pool }) => sum + centsOf(pool), 0n);

const heldLevels = (trx: Kysely<JackpotTables>, jackpot: string): Promise<LevelRow[]> =>
  trx.selectFrom('jackpots_levels').selectAll().where('jackpot', '=', jackpot).orderBy('level').forUpdate().execute();

/**
 * The next rounds in the ledger's order: those before everything that still waits in the outbox. Ids there rise with the
 * writing, so that of two players who cross the amount the first in the books wins, not the first whose message came.
 */
async function nextRounds(trx: Kysely<JackpotTables>, jackpot: string, now: Date): Promise<RoundRow[]> {
  const db = acrossShards<JackpotTables>(trx, OF_EVERYBODY);
  const { rows } = await sql<{ first: bigint | null }>`
    select min(o.id) as first from outbox_cells c
    cross join lateral (select id from outbox where cell = c.cell order by id limit 1) o
  `.execute(db);
  const first = rows[0]?.first ?? null;
  return db
    .selectFrom('jackpots_rounds')
    .selectAll()
    .where('jackpot', '=', jackpot)
    .where('pending', '=', true)
    .$if(first !== null, (query) =>
      query.where((eb) =>
        eb.or([eb('message_id', '<', first ?? 0n), eb('at', '<', new Date(now.getTime() - WAIT_FOR_EARLIER_MS))]),
      ),
    )
    .orderBy('message_id')
    .orderBy('player_id')
    .limit(BATCH)
    .execute();
}

/** Counts one round into the levels, which are changed, and answers those that fell to it. */
function feed(terms: JackpotTerms, levels: LevelRow[], round: RoundRow, now: Date): Fall[] {
  const falls: Fall[] = [];
  for (const level of levels) {
    const policy = terms.levels.find((each) => each.level === level.level);
    if (!policy) continue;
    const { worth, counted } = round;
    level.pool = fed(level.pool, { worth, counted, sharePpm: policy.sharePpm, start: level.start_amount });
    // What goes beyond the drawn amount is the next cycle's, which it may end as well.
    while (level.pool >= poolOf(level.hit_amount)) {
      falls.push({
        level: level.level,
        levelName: policy.name,
        cycle: level.cycle,
        amount: level.hit_amount,
        start: level.start_amount,
        ceiling: level.ceiling_amount,
        serverSeed: seedOf({ chainSeed: level.chain_seed, chainBefore: level.chain_before }, level.cycle),
        serverSeedHash: level.server_seed_hash,
        openedAt: level.opened_at,
        round,
        nextStart: policy.start,
      });
      beginCycle(level, policy, now);
    }
  }
  return falls;
}

function beginCycle(level: LevelRow, policy: { start: bigint; ceiling: bigint }, now: Date): void {
  const { start, ceiling } = policy;
  const draw = drawCycle(
    { jackpot: level.jackpot, level: level.level, cycle: level.cycle + 1, start, ceiling },
    { chainSeed: level.chain_seed, chainBefore: level.chain_before },
  );
  level.pool += poolOf(start) - poolOf(level.hit_amount);
  level.cycle = draw.cycle;
  level.start_amount = start;
  level.ceiling_amount = ceiling;
  level.hit_amount = draw.hit;
  level.server_seed_hash = draw.serverSeedHash;
  level.chain_seed = draw.chainSeed;
  level.chain_before = draw.chainBefore;
  level.opened_at = now;
}

/** Books what the stakes brought: the house gives it, out of what it keeps of all bets. */
async function fund(
  trx: Connection,
  { identifier, currency }: JackpotTerms,
  { amount, last, at }: { amount: bigint; last: RoundRow; at: Date },
): Promise<void> {
  if (amount === 0n) return;
  await postHouse(trx, {
    // The numbers of messages rise within a player: two players may have the same one.
    key: `jackpots:share:${identifier}:${last.message_id}:${last.player_id}`,
    kind: 'jackpot_share',
    at,
    entries: [
      { account: 'jackpot_funding', currency, amount: -amount },
      { account: 'jackpots', currency, amount },
    ],
  });
}

async function saveLevel(trx: Kysely<JackpotTables>, { jackpot, level, ...values }: LevelRow): Promise<void> {
  await trx
    .updateTable('jackpots_levels')
    .set(values)
    .where('jackpot', '=', jackpot)
    .where('level', '=', level)
    .execute();
}

/** What was fed is counted. A round whose worth has changed since it was read, which no lock prevents, waits on. */
async function markCounted(trx: Kysely<JackpotTables>, rounds: readonly RoundRow[]): Promise<void> {
  await sql`
    update jackpots_rounds r set counted = c.worth, pending = r.worth <> c.worth
    from unnest(
      ${rounds.map(({ player_id }) => player_id)}::integer[], ${rounds.map(({ round_id }) => round_id)}::text[],
      ${rounds.map(({ jackpot }) => jackpot)}::text[], ${rounds.map(({ worth }) => worth)}::bigint[]
    ) as c(player_id, round_id, jackpot, worth)
    where r.player_id = c.player_id and r.round_id = c.round_id and r.jackpot = c.jackpot
  `.execute(acrossShards(trx, OF_EVERYBODY));
}

import { tablesOf, type Connection } from '@cosmodrome/database';
import type { RoundState } from '@cosmodrome/rules/ledger/round';
import type { LedgerTables } from '../tables.ts';
import { rowsOfRounds, type ToldRound } from './told.ts';

/** A round as the money sees it. Amounts in minor units. */
export interface Round {
  readonly roundId: string;
  readonly gameId: string;
  readonly currency: string;
  readonly state: RoundState;
  readonly bet: bigint;
  readonly win: bigint;
  /** The bonus parts of `bet` and `win`. */
  readonly betBonus: bigint;
  readonly winBonus: bigint;
  /** What a free round has won, which is not in the wallet and in no other amount here; null for a round that was staked. */
  readonly freeWin: bigint | null;
  /** The whole wallet before the round's first movement and after its last. */
  readonly balanceBefore: bigint;
  readonly balanceAfter: bigint;
  readonly openedAt: Date;
  readonly finishedAt: Date | null;
}

/** What a round stakes of the player's own money: bonus money and free rounds are no stake of it. */
export const ownBet = ({ bet, betBonus }: Pick<Round, 'bet' | 'betBonus'>): bigint => bet - betBonus;

/** What it brings back as the player's own money. */
export const ownWin = ({ win, winBonus }: Pick<Round, 'win' | 'winBonus'>): bigint => win - winBonus;

/** A row of `ledger_rounds`, as far as it is shown. */
export type RoundRow = {
  round_id: string;
  game: string;
  currency: string;
  state: RoundState;
  staked_real: bigint;
  staked_bonus: bigint;
  won_real: bigint;
  won_bonus: bigint;
  won_free: bigint | null;
  balance_before: bigint;
  balance_after: bigint;
  opened_at: Date;
  finished_at: Date | null;
};

/** What is read of them where there are many. */
const COLUMNS = [
  'player_id',
  'round_id',
  'game',
  'currency',
  'state',
  'staked_real',
  'staked_bonus',
  'won_real',
  'won_bonus',
  'won_free',
  'balance_before',
  'balance_after',
  'opened_at',
  'finished_at',
] as const;

export const presentRound = (row: RoundRow): Round => ({
  roundId: row.round_id,
  gameId: row.game,
  currency: row.currency,
  state: row.state,
  bet: row.staked_real + row.staked_bonus,
  win: row.won_real + row.won_bonus,
  betBonus: row.staked_bonus,
  winBonus: row.won_bonus,
  freeWin: row.won_free,
  balanceBefore: row.balance_before,
  balanceAfter: row.balance_after,
  openedAt: row.opened_at,
  finishedAt: row.finished_at,
});

/** The rounds a player has begun and not finished: stakes that are held. */
export async function openRounds(connection: Connection, playerId: number): Promise<Round[]> {
  const rows = await tablesOf<LedgerTables>(connection)
    .selectFrom('ledger_rounds')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', '=', 'open')
    .orderBy('opened_at')
    .orderBy('round_id')
    .execute();
  return rows.map(presentRound);
}

/** The stakes of a player's unfinished rounds by currency, in minor units. */
export async function stakesInOpenRounds(connection: Connection, playerId: number): Promise<Map<string, bigint>> {
  const held = new Map<string, bigint>();
  for (const { currency, bet } of await openRounds(connection, playerId))
    held.set(currency, (held.get(currency) ?? 0n) + bet);
  return held;
}

/** One round of a player, or undefined. */
export async function findRound(connection: Connection, playerId: number, roundId: string): Promise<Round | undefined> {
  const row = await tablesOf<LedgerTables>(connection)
    .selectFrom('ledger_rounds')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('round_id', '=', roundId)
    .executeTakeFirst();
  return row && presentRound(row);
}

/**
 * Rounds of one cell's players, as far as there are any, in no order.
 *
 * @param told each of them once
 */
export async function findTold(
  connection: Connection,
  told: readonly ToldRound[],
): Promise<{ playerId: number; round: Round }[]> {
  const rows = await rowsOfRounds<RoundRow & { player_id: number }>(
    connection,
    { table: 'ledger_rounds', columns: COLUMNS },
    told,
  );
  return rows.map((row) => ({ playerId: row.player_id, round: presentRound(row) }));
}

/** Those rounds of a player that there are, in no order. */
export async function findRounds(
  connection: Connection,
  playerId: number,
  roundIds: readonly string[],
): Promise<Round[]> {
  if (roundIds.length === 0) return [];
  const rows = await tablesOf<LedgerTables>(connection)
    .selectFrom('ledger_rounds')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('round_id', 'in', roundIds)
    .execute();
  return rows.map(presentRound);
}

export interface Page {
  /** Where the page before ended; none for the newest. */
  readonly before?: bigint | undefined;
  readonly limit: number;
}

/** The player's rounds, the last begun first. `cursor` is the `before` of the next page, null at the end. */
export async function rounds(
  connection: Connection,
  playerId: number,
  page: Page,
): Promise<{ rounds: Round[]; cursor: bigint | null }> {
  const rows = await tablesOf<LedgerTables>(connection)
    .selectFrom('ledger_transactions as t')
    .innerJoin('ledger_rounds as r', (join) =>
      join.onRef('r.player_id', '=', 't.player_id').onRef('r.round_id', '=', 't.round_id'),
    )
    .selectAll('r')
    .select('t.id')
    .where('t.player_id', '=', playerId)
    .where('t.opens', '=', true)
    .$if(page.before !== undefined, (query) => query.where('t.id', '<', page.before ?? 0n))
    .orderBy('t.id', 'desc')
    .limit(page.limit + 1)
    .execute();
  const shown = rows.slice(0, page.limit);
  return { rounds: shown.map(presentRound), cursor: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null };
}

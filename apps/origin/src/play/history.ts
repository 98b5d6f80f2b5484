import type { PlayedRound } from '@cosmodrome/contract/http/play';
import { tablesOf, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import type { Games } from '../games/index.ts';
import type { Round } from '../ledger/index.ts';
import type { PlayTables } from './tables.ts';

export interface HistoryPage {
  /** The last round of the page before. One that is not the player's leads to an empty page. */
  readonly before?: string | undefined;
  readonly size: number;
  readonly currency?: string | undefined;
}

type MoneyOfRound = Omit<Round, 'betBonus' | 'winBonus'>;

/** The player's rounds, the last begun first. */
export async function history(
  connection: Connection,
  playerId: number,
  { before, size, currency }: HistoryPage,
): Promise<MoneyOfRound[]> {
  return tablesOf<PlayTables>(connection)
    .selectFrom('ledger_rounds')
    .select((eb) => [
      'round_id as roundId',
      'game as gameId',
      'currency',
      'state',
      eb('staked_real', '+', eb.ref('staked_bonus')).as('bet'),
      eb('won_real', '+', eb.ref('won_bonus')).as('win'),
      'won_free as freeWin',
      'balance_before as balanceBefore',
      'balance_after as balanceAfter',
      'opened_at as openedAt',
      'finished_at as finishedAt',
    ])
    .where('player_id', '=', playerId)
    .$if(currency !== undefined, (query) => query.where('currency', '=', currency ?? ''))
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(opened_at, round_id) < (select b.opened_at, b.round_id from ledger_rounds b
          where b.player_id = ${playerId} and b.round_id = ${before ?? ''})`,
      ),
    )
    .orderBy('opened_at', 'desc')
    .orderBy('round_id', 'desc')
    .limit(size)
    .execute();
}

/** The wire's row. A game that has left the catalogue keeps its name from the identifier. */
export function presentRound(round: MoneyOfRound, games: Games): PlayedRound {
  const game = games.find(round.gameId)?.game;
  const [provider = '', name = ''] = round.gameId.split('/');
  const win = round.win + (round.freeWin ?? 0n);
  return {
    bet_id: round.roundId,
    bet_status: round.state,
    created_at: round.openedAt.toISOString(),
    finished_at: round.finishedAt?.toISOString() ?? null,
    currency: round.currency,
    provider: game?.provider ?? provider,
    game: round.gameId,
    title: game?.title ?? name,
    total_bets: Number(round.bet),
    total_wins: Number(win),
    total_losses: Number(round.bet - win),
    balance_before_cents: Number(round.balanceBefore),
    balance_after_cents: Number(round.balanceAfter),
    ...(round.freeWin !== null && { is_free: true as const }),
  };
}

import { tablesOf, type Connection } from '@cosmodrome/database';
import { convertMinor } from '@cosmodrome/rules/money/rates';
import { rateOf, scoreOf, type ScoredRound, type ScoreTerms } from '@cosmodrome/rules/tournaments/score';
import { chosenGames, type GameCatalogue } from '../games/index.ts';
import { ownBet, ownWin, type Round } from '../ledger/index.ts';
import { RunningRows } from '../series.ts';
import type { TournamentRow, TournamentsTables } from './tables.ts';

/** A tournament that rounds count in, or whose rounds are still counted. */
export interface Running {
  readonly row: TournamentRow;
  readonly terms: ScoreTerms;
  readonly games: ReadonlySet<string>;
  /** Whether a game and a wallet are of those that count: all that a message says. */
  mayTake(round: { readonly gameId: string; readonly currency: string }): boolean;
  /** What a settled round is in it; null when it does not count there, whoever has played it. */
  scored(round: Round): (ScoredRound & { readonly score: bigint; readonly rate: bigint }) | null;
}

export function runningOf(row: TournamentRow, catalogue: GameCatalogue): Running {
  const { strategy, points, games_taken_limit: limit, currency, currencies, least_stake_cents: least } = row.terms;
  const terms: ScoreTerms = { strategy, points, limit };
  const games = chosenGames(row.terms.games, catalogue.games);
  const mayTake: Running['mayTake'] = (round) =>
    games.has(round.gameId) && (currencies === null || currencies.some((each) => each === round.currency));
  return {
    row,
    terms,
    games,
    mayTake,
    scored: (round) => {
      const at = round.finishedAt;
      if (round.state !== 'settled' || at === null || !mayTake(round)) return null;
      if (at < row.start_at || at >= row.end_at) return null;
      const staked = ownBet(round);
      if (staked <= 0n) return null;
      const bet = convertMinor(staked, round.currency, currency);
      if (bet < BigInt(least)) return null;
      const scored = {
        roundId: round.roundId,
        bet,
        win: convertMinor(ownWin(round), round.currency, currency),
        settledAt: at,
      };
      return { ...scored, score: scoreOf(terms, scored), rate: rateOf(scored) };
    },
  };
}

export type RunningTournaments = RunningRows<TournamentRow, Running>;

/** The tournaments whose places are not fixed yet. */
export const runningTournaments = (connection: Connection, catalogue: GameCatalogue): RunningTournaments =>
  new RunningRows(
    () =>
      tablesOf<TournamentsTables>(connection)
        .selectFrom('tournaments')
        .selectAll()
        .where('state', 'in', ['open', 'held'])
        .orderBy('end_at')
        .orderBy('id')
        .execute(),
    (row) => runningOf(row, catalogue),
    (before, now) => before.state === now.state,
  );

import type { OwnStanding, Tournament, TournamentStanding } from '@cosmodrome/contract/http/tournaments';
import { inLanguage } from '@cosmodrome/rules/content/in-language';
import { promoStatus } from '@cosmodrome/rules/content/live-time';
import { cutNickname } from '@cosmodrome/rules/lobby/winners';
import { prizeAt, shareOfPool } from '@cosmodrome/rules/prizes/places';
import { RATE_UNIT } from '@cosmodrome/rules/tournaments/score';
import { chosenGames, type GameCatalogue } from '../games/index.ts';
import { groupNumbers } from '@cosmodrome/rules/profile/whom';
import {
  decimal,
  payerOf,
  pointsTogether,
  presentPlacePrizes,
  presentResult,
  type PrizeTitle,
} from '../prizes/index.ts';
import { isIn } from './enter.ts';
import type { Mark, Placed, TeamScore } from './places.ts';
import type { EntryRow, TournamentRow } from './tables.ts';

/** Everybody's part of a tournament: its board and how many are in. */
export interface Board {
  readonly rows: readonly Placed[];
  readonly names: ReadonlyMap<number, string | null>;
  readonly teams: readonly TeamScore[];
  readonly entries: number;
  readonly marks: readonly Mark[];
}

export interface PresentOptions {
  readonly catalogue: GameCatalogue;
  readonly locale: string;
  readonly now: Date;
  readonly prizeTitle: PrizeTitle;
}

/** Games that are shown on its page. */
const FIRST_GAMES = 12;

const rate = (tenThousandths: bigint): number => Number(tenThousandths) / Number(RATE_UNIT);

type Scored = Pick<EntryRow, 'team' | 'score' | 'bets' | 'wins' | 'rate' | 'rounds'>;

/** Of a player who is not in it. */
const NO_SCORE: Scored = { team: null, score: 0n, bets: 0n, wins: 0n, rate: 0n, rounds: 0 };

function standing(
  { id, terms }: TournamentRow,
  entry: Scored,
  { place, inTeam, nickname }: { place: number | null; inTeam: number | null; nickname: string },
): TournamentStanding {
  return {
    tournament_id: id,
    tournament_team_id: entry.team,
    nickname,
    user_confirmed: null,
    bets: decimal(entry.bets, terms.currency),
    bet_cents: Number(entry.bets),
    wins: decimal(entry.wins, terms.currency),
    win_cents: Number(entry.wins),
    rate: rate(entry.rate),
    games_taken: entry.rounds,
    points: terms.strategy === 'points' ? Number(entry.score) : 0,
    award_place: place,
    award_place_in_team: inTeam,
  };
}

/** Rows of a board with cut names, from a place on. */
export const presentPlaces = (
  row: TournamentRow,
  rows: readonly Placed[],
  { from, names }: { from: number; names: ReadonlyMap<number, string | null> },
): TournamentStanding[] =>
  rows.map((entry, at) =>
    standing(row, entry, {
      place: from + at,
      inTeam: entry.place_in_team,
      nickname: cutNickname(names.get(entry.player_id) ?? null),
    }),
  );

export function presentTournament(row: TournamentRow, board: Board, options: PresentOptions): Tournament {
  const { terms, result } = row;
  const { catalogue, locale, now } = options;
  const words = inLanguage(terms.words, locale);
  const games = [...chosenGames(terms.games, catalogue.games)];
  const prizes = presentPlacePrizes(row.id, terms, options);
  const { coins, progress } = pointsTogether(prizes);
  const pool = decimal(terms.pool_cents, terms.currency);
  return {
    id: row.id,
    title: words?.title ?? row.identifier,
    text: words?.text ?? '',
    frontend_identifier: row.identifier,
    area: terms.area,
    art: terms.art,
    featured: terms.featured,
    strategy: terms.strategy,
    points_table: terms.points.map(({ from_rate: from, points }) => ({ from_rate: rate(BigInt(from)), points })),
    in_progress: promoStatus(row.start_at.toISOString(), row.end_at.toISOString(), now) === 'active',
    user_confirmation_required: terms.entry === 'confirmation',
    currency: terms.currency,
    currencies: terms.currencies ?? [],
    game_category_identity: 'category' in terms.games ? terms.games.category : null,
    games: {
      studio: 'studio' in terms.games ? terms.games.studio : null,
      identifiers: games.slice(0, FIRST_GAMES),
      count: games.length,
    },
    least_stake_cents: terms.least_stake_cents,
    start_at: row.start_at.toISOString(),
    end_at: row.end_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    money_budget: pool,
    money_budget_cents: terms.pool_cents,
    money_prize_pool: pool,
    money_prize_pool_cents: terms.pool_cents,
    chargeable_comp_points_budget: coins,
    persistent_comp_points_budget: progress,
    chargeable_comp_points_prize_pool: coins,
    persistent_comp_points_prize_pool: progress,
    paid_by: payerOf(terms, catalogue.studios),
    entries_count: board.entries,
    seats: terms.seats,
    group_tournament: terms.teams !== null,
    winner_team_id: result?.winner_team_id ?? null,
    teams: presentTeams(row, board, locale),
    games_taken_limit: terms.games_taken_limit,
    group_ids: groupNumbers(terms.groups),
    prizes,
    top_players: presentPlaces(row, board.rows, { from: 1, names: board.names }),
    result: result && presentResult(result, terms),
  };
}

/** All teams, those with a score first. */
export function presentTeams({ terms }: TournamentRow, { teams: scores }: Board, locale: string): Tournament['teams'] {
  const all = terms.teams ?? [];
  const score = new Map(scores.map((each) => [each.team, each]));
  const order = [...scores.map(({ team }) => team), ...all.map(({ id }) => id).filter((id) => !score.has(id))];
  return order.flatMap((id, at) => {
    const team = all.find((each) => each.id === id);
    if (!team) return [];
    const { players = 0, score: sum = 0n } = score.get(id) ?? {};
    return [{ id, title: inLanguage(team.name, locale) ?? '', score: Number(sum), players, award_place: at + 1 }];
  });
}

/** The player's own standing. */
export function presentOwn(
  row: TournamentRow,
  entry: EntryRow | undefined,
  own: {
    place: number | null;
    inTeam: number | null;
    nickname: string | null;
    inFront: bigint | null;
    behind: bigint | null;
    entries: number;
    prizeTitle: PresentOptions['prizeTitle'];
    locale: string;
  },
): OwnStanding {
  const { terms } = row;
  const has = entry ?? NO_SCORE;
  const at = terms.teams === null ? own.place : own.inTeam;
  const won = row.result === null && at !== null ? prizeAt(terms.prizes, at) : undefined;
  const cents =
    row.result === null ? shareOfPool(terms.pool_cents, won?.share_bp ?? 0) : Number(entry?.prize_cents ?? 0n);
  const prize = row.result === null ? won?.prize : entry?.prize;
  return {
    ...standing(row, has, { place: own.place, inTeam: own.inTeam, nickname: cutNickname(own.nickname) }),
    id: row.id,
    user_confirmed: (entry?.confirmed_at ?? null) !== null,
    entered: isIn(entry),
    left: (entry?.left_at ?? null) !== null,
    reminder: entry?.reminder ?? false,
    score: Number(has.score),
    score_in_front: own.inFront === null ? null : Number(own.inFront),
    score_behind: own.behind === null ? null : Number(own.behind),
    entries_count: own.entries,
    prize_cents: cents,
    prize_stuff: prize && prize.kind !== 'money' ? own.prizeTitle(prize, own.locale) : null,
  };
}

import type { TournamentFile } from '@cosmodrome/content/schema/tournaments.ts';
import type { Prize } from '@cosmodrome/rules/prizes/prize';
import type { TournamentState } from '@cosmodrome/rules/tournaments/course';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

/** What is published of a tournament that is over. Minor units of its currency. */
export interface Result {
  readonly entries: number;
  readonly places: number;
  readonly paid_cents: number;
  readonly winner_team_id: number | null;
  readonly paid_at: string | null;
}

/** Made by the migration `tournaments`. Amounts are minor units of the tournament's currency. */
export interface TournamentsTables {
  tournaments: {
    id: Generated<number>;
    identifier: string;
    /** The content as it was when it was made: what players have read holds to its end. */
    terms: JSONColumnType<TournamentFile>;
    start_at: Date;
    end_at: Date;
    state: Generated<TournamentState>;
    /** Why a person has to look at it. */
    held_for: string | null;
    result: JSONColumnType<Result> | null;
    /** When its board was told last. */
    told_at: Date | null;
    finished_at: Date | null;
  };
  tournaments_entries: {
    player_id: number;
    tournament_id: number;
    team: number | null;
    score: Generated<bigint>;
    bets: Generated<bigint>;
    wins: Generated<bigint>;
    /** The best payout for its stake, in ten-thousandths. */
    rate: Generated<bigint>;
    rounds: Generated<number>;
    reached_at: Date | null;
    confirmed_at: Date | null;
    left_at: Date | null;
    reminder: Generated<boolean>;
    /** Not listed and not placed: excluded, on a break, held back from offers, closed. */
    is_out: Generated<boolean>;
    /** The player has asked for the standing, and is told of changes until then. */
    watched_until: Date | null;
    told_soon: Generated<boolean>;
    told_start: Generated<boolean>;
    /** The place on the board that the player was told last. */
    board_place: number | null;
    /** Counted once more against the books: nothing changes it any more. */
    closed_at: Date | null;
    place: number | null;
    prize: JSONColumnType<Prize> | null;
    prize_cents: Generated<bigint>;
    prize_refused: string | null;
    paid_at: Date | null;
  };
  tournaments_rounds: {
    player_id: number;
    round_id: string;
    tournament_id: number;
    /** 1 for a round that counts, 0 for one that counts no more. */
    counts: bigint;
    score: bigint;
    bet: bigint;
    win: bigint;
    rate: bigint;
    settled_at: Date;
    /** Whether only the first rounds count in the tournament, so that they are looked for in their order. */
    ordered: boolean;
  };
}

export type TournamentRow = Selectable<TournamentsTables['tournaments']>;
export type EntryRow = Selectable<TournamentsTables['tournaments_entries']>;

import type { LotteryFile } from '@cosmodrome/content/schema/lotteries.ts';
import type { LotteryState } from '@cosmodrome/rules/lotteries/course';
import type { TicketSource } from '@cosmodrome/rules/lotteries/tickets';
import type { Prize } from '@cosmodrome/rules/prizes/prize';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

/** What is published of a lottery that is drawn. Minor units of its currency. */
export interface Result {
  /** Players with tickets. */
  readonly entries: number;
  readonly places: number;
  readonly paid_cents: number;
  readonly paid_at: string | null;
}

/** Made by the migration `lotteries`. */
export interface LotteriesTables {
  lotteries: {
    id: Generated<number>;
    identifier: string;
    series: string;
    /** The content as it was when it was made: what players have read holds to its end. */
    terms: JSONColumnType<LotteryFile>;
    start_at: Date;
    end_at: Date;
    state: Generated<LotteryState>;
    /** Secret until it is drawn. */
    seed: string;
    seed_hash: string;
    /** Tickets that are issued: the number of the last one. */
    issued: Generated<number>;
    players: Generated<number>;
    list_hash: string | null;
    drawn_at: Date | null;
    result: JSONColumnType<Result> | null;
    finished_at: Date | null;
  };
  lotteries_entries: {
    player_id: number;
    lottery_id: number;
    tickets: Generated<number>;
    /** What deposits count towards the next ticket, in minor units by currency. */
    carried: JSONColumnType<Record<string, number>>;
    /** As the published list has it, fixed with the draw; null for who is not listed by name. */
    name: string | null;
  };
  lotteries_tickets: {
    player_id: number;
    lottery_id: number;
    number: number;
    source: TicketSource;
    /** The payment, or the key of the grant, that brought it. */
    key: string;
    issued_at: Date;
  };
  lotteries_deposits: {
    player_id: number;
    lottery_id: number;
    payment_id: string;
    currency: string;
    amount: bigint;
    tickets: number;
    at: Date;
  };
  lotteries_wins: {
    player_id: number;
    lottery_id: number;
    place: number;
    number: number;
    prize: JSONColumnType<Prize>;
    prize_cents: bigint;
    refused: string | null;
    paid_at: Date | null;
  };
}

export type LotteryRow = Selectable<LotteriesTables['lotteries']>;
export type EntryRow = Selectable<LotteriesTables['lotteries_entries']>;
export type WinRow = Selectable<LotteriesTables['lotteries_wins']>;

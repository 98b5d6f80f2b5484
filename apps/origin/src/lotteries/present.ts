import type { Lottery, LotteryPrize, LotteryStatus } from '@cosmodrome/contract/http/lotteries';
import { inLanguage } from '@cosmodrome/rules/content/in-language';
import { promoStatus } from '@cosmodrome/rules/content/live-time';
import { currencies } from '@cosmodrome/rules/money/currencies';
import { groupNumbers } from '@cosmodrome/rules/profile/whom';
import {
  decimal,
  payerOf,
  pointsTogether,
  presentPlacePrizes,
  presentResult,
  type PrizeTitle,
} from '../prizes/index.ts';
import { depositRulesIn } from './deposits.ts';
import type { EntryRow, LotteryRow, WinRow } from './tables.ts';
import type { TicketSource } from '@cosmodrome/rules/lotteries/tickets';

/** What the shop asks for a ticket of a series. */
export interface TicketPrice {
  readonly group: string;
  readonly points: number;
}

export interface PresentOptions {
  readonly locale: string;
  readonly now: Date;
  readonly prizeTitle: PrizeTitle;
  readonly studios: readonly { readonly id: string; readonly title: string }[];
  readonly priceOf: (series: string) => TicketPrice | undefined;
}

export interface Winner {
  readonly place: number;
  readonly number: number;
  readonly name: string | null;
}

const isRunning = ({ start_at: start, end_at: end }: LotteryRow, now: Date): boolean =>
  promoStatus(start.toISOString(), end.toISOString(), now) === 'active';

function presentPrizes(row: LotteryRow, winners: readonly Winner[], options: PresentOptions): LotteryPrize[] {
  const won = new Map(winners.map((winner) => [winner.place, winner]));
  return presentPlacePrizes(row.id, row.terms, options).map((prize) => {
    const winner = won.get(prize.award_place);
    return { ...prize, nickname: winner?.name ?? null, ticket: winner?.number ?? null };
  });
}

/** A lottery as everybody sees it. The seed is told once it is drawn, not before. */
export function presentLottery(row: LotteryRow, winners: readonly Winner[], options: PresentOptions): Lottery {
  const { terms } = row;
  const { locale, now, studios, priceOf } = options;
  const words = inLanguage(terms.words, locale);
  const prizes = presentPrizes(row, winners, options);
  const { coins, progress } = pointsTogether(prizes);
  const price = priceOf(row.series);
  return {
    id: row.id,
    title: words?.title ?? row.identifier,
    text: words?.text ?? '',
    frontend_identifier: row.identifier,
    series: row.series,
    art: terms.art,
    state: row.state,
    in_progress: isRunning(row, now),
    currency: terms.currency,
    start_at: row.start_at.toISOString(),
    end_at: row.end_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    money_budget: decimal(terms.pool_cents, terms.currency),
    money_budget_cents: terms.pool_cents,
    chargeable_comp_points_budget: coins,
    persistent_comp_points_budget: progress,
    comp_points_ticket_price: price?.points ?? null,
    shop_group: price?.group ?? null,
    max_tickets_count_to_player: terms.most_tickets_each,
    max_tickets_count: terms.most_tickets,
    lottery_tickets_count: row.issued,
    players_count: row.players,
    deposit_scale_rules: Object.fromEntries(
      currencies.map(({ code }) => [
        code,
        depositRulesIn(terms, code).map((rule) => ({ ...rule, currency: code, active: true })),
      ]),
    ),
    group_ids: groupNumbers(terms.groups),
    paid_by: payerOf(terms, studios),
    prizes,
    draw: {
      seed_hash: row.seed_hash,
      seed: row.drawn_at === null ? null : row.seed,
      list_hash: row.list_hash,
      drawn_at: row.drawn_at?.toISOString() ?? null,
    },
    result: row.result && presentResult(row.result, terms),
  };
}

/** What a player has in a lottery. */
export function presentStatus(
  row: LotteryRow,
  own: {
    readonly entry: EntryRow | undefined;
    readonly tickets: readonly { readonly number: number; readonly source: TicketSource }[];
    readonly wins: readonly WinRow[];
  },
  options: PresentOptions,
): LotteryStatus {
  const from = (source: TicketSource): number => own.tickets.filter((ticket) => ticket.source === source).length;
  const winners = own.wins.map(({ place, number }) => ({ place, number, name: null }));
  const prizes = presentPrizes(row, winners, options);
  return {
    lottery_id: row.id,
    id: row.id,
    in_progress: isRunning(row, options.now),
    tickets: own.tickets.map(({ number }) => number),
    sources: { deposit: from('deposit'), points: from('points'), gift: from('gift') },
    carried_cents: own.entry?.carried ?? {},
    prizes: own.wins.flatMap(({ place, paid_at: paidAt }) =>
      prizes
        .filter(({ award_place: at }) => at === place)
        .map((prize) => ({ ...prize, paid_at: paidAt?.toISOString() ?? null })),
    ),
  };
}

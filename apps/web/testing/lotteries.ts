import type { Lottery, LotteryPrize, LotteryStatus, TicketList } from '@cosmodrome/contract/http/lotteries';
import { commitment, drawPlaces, textHash } from '@cosmodrome/fairness';
import { listLine } from '@cosmodrome/rules/lotteries/list';
import { inHours } from './tournaments.ts';

const SEED = '5a'.repeat(32);

const prizeOf = (place: number, more: Partial<LotteryPrize> = {}): LotteryPrize => ({
  id: 900 + place,
  award_place: place,
  stuff: null,
  nickname: null,
  wager_multiplier: 0,
  money_budget_percent: place === 1 ? 50 : 25,
  money_award: place === 1 ? '50.00' : '25.00',
  money_award_cents: place === 1 ? 5_000 : 2_500,
  chargeable_comp_points: 0,
  persistent_comp_points: 0,
  freespins_count: 0,
  ticket: null,
  ...more,
});

/** A lottery that runs for five hours more: five prizes, forty tickets of nine players, a ticket for 800 points. */
export const lottery = (more: Partial<Lottery> = {}): Lottery => ({
  id: 9,
  title: 'Evening comet draw',
  text: 'Five prizes in real money.',
  frontend_identifier: 'evening-comet-2026-11-25',
  series: 'evening-comet',
  art: 'orbit-station',
  state: 'open',
  in_progress: true,
  currency: 'EUR',
  start_at: inHours(-2),
  end_at: inHours(5),
  finished_at: null,
  money_budget: '150.00',
  money_budget_cents: 15_000,
  chargeable_comp_points_budget: 0,
  persistent_comp_points_budget: 0,
  comp_points_ticket_price: 800,
  shop_group: 'ticket-evening-comet',
  max_tickets_count_to_player: 5,
  max_tickets_count: 1_000,
  lottery_tickets_count: 40,
  players_count: 9,
  deposit_scale_rules: { EUR: [{ from_amount_cents: 1_000, price_cents: 1_000, currency: 'EUR', active: true }] },
  group_ids: [],
  paid_by: { id: 'house', title: '' },
  prizes: [1, 2, 3, 4, 5].map((place) => prizeOf(place)),
  draw: { seed_hash: commitment(SEED), seed: null, list_hash: null, drawn_at: null },
  result: null,
  ...more,
});

/** The list of a drawn lottery, of so many tickets. */
export const ticketList = (count = 40): TicketList => ({
  issued: count,
  tickets: Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    issued_at: '2026-11-25T08:00:00.000Z',
    name: `Pilot${at % 9}***`,
  })),
});

/** A lottery that is over, drawn from its list as the description says, and paid. */
export function drawn(more: Partial<Lottery> = {}): Lottery {
  const { issued, tickets } = ticketList();
  const hash = textHash();
  hash.add(tickets.map(listLine).join(''));
  const listHash = hash.end();
  const places = drawPlaces({ serverSeed: SEED, listHash, tickets: issued, places: 5 });
  const at = inHours(-6);
  return lottery({
    state: 'paid',
    in_progress: false,
    start_at: inHours(-30),
    end_at: at,
    finished_at: at,
    prizes: places.map((ticket, index) => prizeOf(index + 1, { ticket, nickname: `Pilot${(ticket - 1) % 9}***` })),
    draw: { seed_hash: commitment(SEED), seed: SEED, list_hash: listHash, drawn_at: at },
    result: { entries: 9, fees_cents: 0, pool_cents: 15_000, places: 5, paid_cents: 15_000, paid_at: at },
    ...more,
  });
}

/** What the player has in it: two tickets, one from a deposit and one for points. */
export const ticketsOf = (more: Partial<LotteryStatus> = {}): LotteryStatus => ({
  lottery_id: 9,
  id: 9,
  in_progress: true,
  tickets: [3, 17],
  sources: { deposit: 1, points: 1, gift: 0 },
  carried_cents: { EUR: 400 },
  prizes: [],
  ...more,
});

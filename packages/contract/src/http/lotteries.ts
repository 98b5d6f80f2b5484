import { LOTTERY_STATES } from '@cosmodrome/rules/lotteries/course';
import { LIST_PAGE } from '@cosmodrome/rules/lotteries/list';
import { TICKET_SOURCES } from '@cosmodrome/rules/lotteries/tickets';
import { z } from 'zod';
import { call } from '../call.ts';
import { Decimal, Payer, PlacePrize, PlacesResult } from '../place-prize.ts';
import { Cents, CurrencyCode, Instant } from '../values.ts';

const Hash = z.string().regex(/^[0-9a-f]{64}$/);
/** The number of a ticket: from 1 on, without a gap. */
const TicketNumber = z.int().positive();

/** The prize of a place, with the ticket that has won it and its player's cut name once the lottery is drawn. */
export const LotteryPrize = PlacePrize.extend({ ticket: TicketNumber.nullable() });
export type LotteryPrize = z.infer<typeof LotteryPrize>;

const DepositRule = z.object({
  from_amount_cents: Cents,
  price_cents: z.int().positive(),
  currency: CurrencyCode,
  active: z.boolean(),
});

export const Lottery = z.object({
  id: z.int().positive(),
  title: z.string(),
  text: z.string(),
  frontend_identifier: z.string(),
  /** What prizes and the shop name it by, whichever of its series runs. */
  series: z.string(),
  /** A scene of the brand. */
  art: z.string(),
  state: z.enum(LOTTERY_STATES),
  in_progress: z.boolean(),
  currency: CurrencyCode,
  start_at: Instant,
  end_at: Instant,
  finished_at: Instant.nullable(),
  money_budget: Decimal,
  money_budget_cents: Cents,
  chargeable_comp_points_budget: z.int().nonnegative(),
  persistent_comp_points_budget: z.int().nonnegative(),
  /** Whole points for a ticket, and the reward of the shop that sells them; null where none does. */
  comp_points_ticket_price: z.int().positive().nullable(),
  shop_group: z.string().nullable(),
  max_tickets_count_to_player: z.int().positive().nullable(),
  /** The most that are issued to all players together. */
  max_tickets_count: z.int().positive(),
  /** Tickets that are issued, and to how many players. */
  lottery_tickets_count: z.int().nonnegative(),
  players_count: z.int().nonnegative(),
  /** By currency: deposits of at least so much bring a ticket for each price. */
  deposit_scale_rules: z.record(CurrencyCode, z.array(DepositRule)),
  group_ids: z.array(z.int().positive()),
  paid_by: Payer,
  prizes: z.array(LotteryPrize),
  draw: z.object({
    /** SHA-256 of the seed: fixed before the first ticket. */
    seed_hash: Hash,
    /** Revealed with the draw. */
    seed: Hash.nullable(),
    list_hash: Hash.nullable(),
    drawn_at: Instant.nullable(),
  }),
  result: PlacesResult.nullable(),
});
export type Lottery = z.infer<typeof Lottery>;

/** What a player has in a lottery. */
export const LotteryStatus = z.object({
  lottery_id: z.int().positive(),
  id: z.int().positive(),
  in_progress: z.boolean(),
  tickets: z.array(TicketNumber),
  /** Where they came from. */
  sources: z.record(z.enum(TICKET_SOURCES), z.int().nonnegative()),
  /** What deposits count towards the next ticket, in minor units by currency. */
  carried_cents: z.record(CurrencyCode, Cents),
  /** What was won. */
  prizes: z.array(LotteryPrize.extend({ paid_at: Instant.nullable() })),
});
export type LotteryStatus = z.infer<typeof LotteryStatus>;

/** Tickets of the published list; names come with the draw. */
export const TicketList = z.object({
  issued: z.int().nonnegative(),
  tickets: z.array(z.object({ number: TicketNumber, issued_at: Instant, name: z.string().nullable() })).max(LIST_PAGE),
});
export type TicketList = z.infer<typeof TicketList>;

const ById = z.object({ id: z.coerce.number().pipe(z.int().positive().max(2_147_483_647)) });

export const lotteries = {
  'lotteries.list': call({
    system: 'lotteries',
    summary: 'Lotteries that run or begin soon, and the latest that are over: those that are open to the caller',
    method: 'GET',
    path: '/api/lotteries',
    audience: 'anyone',
    answers: { 200: z.array(Lottery) },
  }),
  'lotteries.statuses': call({
    system: 'lotteries',
    summary: "The player's tickets and prizes in each lottery that runs or has just ended",
    method: 'GET',
    path: '/api/lotteries/statuses',
    audience: 'player',
    answers: { 200: z.array(LotteryStatus) },
    errors: [401],
  }),
  'lotteries.one': call({
    system: 'lotteries',
    summary: 'One lottery by its identifier, as its page has it; by that of its series the one that runs',
    method: 'GET',
    path: '/api/lotteries/:slug',
    audience: 'anyone',
    params: z.object({ slug: z.string().min(1).max(128) }),
    answers: { 200: Lottery },
    errors: [404],
  }),
  'lotteries.status': call({
    system: 'lotteries',
    summary: "The player's tickets and prizes in a lottery",
    method: 'GET',
    path: '/api/lotteries/:id/status',
    audience: 'player',
    params: ById,
    answers: { 200: LotteryStatus },
    errors: [401, 404],
  }),
  'lotteries.tickets': call({
    system: 'lotteries',
    summary: 'The list of tickets from a number on: what the draw follows from, for everybody',
    method: 'GET',
    path: '/api/lotteries/:id/tickets',
    audience: 'anyone',
    params: ById,
    query: z.object({ from: z.coerce.number().pipe(z.int().min(1).max(100_000_000)).default(1) }),
    answers: { 200: TicketList },
    errors: [404],
  }),
} as const;

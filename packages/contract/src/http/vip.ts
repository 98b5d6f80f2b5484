import { VIP_STATUSES } from '@cosmodrome/rules/vip/tiers';
import { z } from 'zod';
import { call } from '../call.ts';
import { Cents, CurrencyCode, Instant } from '../values.ts';

const Status = z.enum(VIP_STATUSES);

/** How far the running quarter's deposits and bets have come, in minor units of `currency` (spec 3). */
export const VipProgress = z.object({
  userId: z.int().positive(),
  currency: CurrencyCode,
  /** What the running quarter alone has reached. */
  currentStatus: Status,
  /** The tier that counts now. */
  activeStatus: Status,
  /** The tier that figures lead to next; null when there is none. */
  nextStatus: Status.nullable(),
  depositAmountCents: Cents,
  depositThresholdCents: Cents,
  betSumCents: Cents,
  betSumThresholdCents: Cents,
  /** Whole per cent towards the next tier: the lower of both shares. */
  overallProgress: z.int().min(0).max(100),
  /** The tier that follows when the active one ends; the same one when nothing falls. Not below it for Diamond. */
  followingStatus: Status,
  /** When the active tier ends unless it is reached again; null for one that is kept for life or from the first day. */
  activeUntil: Instant.nullable(),
  quarterEndsAt: Instant,
});
export type VipProgress = z.infer<typeof VipProgress>;

/** A tier with what it asks and brings; the same for every player in it. */
export const VipTier = z.object({
  status: Status,
  groupId: z.string(),
  /** What one quarter has to bring, by currency; null: from the first day, or by invitation. */
  thresholds: z.array(z.object({ currency: CurrencyCode, deposit_cents: Cents, bet_cents: Cents })).nullable(),
  /** Hundredths of a per cent of a week's net loss in live games. */
  cashback_bp: z.int().nonnegative(),
  /** Withdrawals of a day that are paid without a person looking, in euro cents. */
  automatic_payout_eur_cents: Cents,
  /** Real money on the birthday, by currency; null for none. */
  birthday: z.array(z.object({ currency: CurrencyCode, amount_cents: Cents })).nullable(),
  /** Whether somebody looks after its players. */
  manager: z.boolean(),
});
export type VipTier = z.infer<typeof VipTier>;

/** Who looks after the players of some groups. */
export const Manager = z.object({
  groupId: z.string(),
  managerName: z.string(),
  telegramLink: z.string().nullable(),
  whatsAppLink: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  /** When the manager answers, as `10:00-22:00 Europe/Tallinn`. */
  time: z.string(),
  languages: z.array(z.string()),
  avatar: z.string().nullable(),
});
export type Manager = z.infer<typeof Manager>;

export const vip = {
  'vip.progress': call({
    system: 'vip',
    summary: "The player's VIP tier and how far the running quarter has come",
    method: 'GET',
    path: '/jam/vip_status_progress',
    audience: 'player',
    answers: { 200: VipProgress },
    errors: [401],
  }),
  'vip.tiers': call({
    system: 'vip',
    summary: 'The tiers of the VIP club, the lowest first; none where the licence allows no offers of this kind',
    method: 'GET',
    path: '/api/vip/tiers',
    audience: 'anyone',
    answers: { 200: z.array(VipTier) },
  }),
  'vip.manager': call({
    system: 'vip',
    summary: 'Who looks after players of these groups; null for nobody',
    method: 'POST',
    path: '/api/fe/config/managers',
    audience: 'anyone',
    body: z.object({ userGroups: z.array(z.string().max(32)).max(200) }),
    answers: { 200: Manager.nullable() },
  }),
} as const;

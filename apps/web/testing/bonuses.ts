import type { Bonus, BonusOffer } from '@cosmodrome/contract/http/bonuses';

type Terms = BonusOffer['bonuses'][number];
const euros = (amount_cents: number) => [{ currency: 'EUR', amount_cents }];

/** Half of a deposit of 20 euros or more, at most 50 euros, wagered five times in two weeks; changed as a test says. */
export const depositOffer = (
  title: string,
  code: string,
  more: { percent?: number; least?: number } = {},
): BonusOffer => ({
  id: code.toLowerCase(),
  title,
  bonuses: [
    {
      title,
      type: 'bonus',
      conditions: [
        { field: 'deposit_bonus_code', type: 'eq', value: [code] },
        { field: 'deposit_amount', type: 'min', value: euros(more.least ?? 2_000) },
      ],
      attributes: [
        { field: 'bonus_percent', value: more.percent ?? 50 },
        { field: 'bonus_amount_max', value: euros(5_000) },
      ],
      result_bonus: wagering(5),
    },
  ],
});

const wagering = (times: number): Terms['result_bonus'] => [
  { field: 'wager', value: times },
  { field: 'max_bet', value: euros(500) },
  { field: 'days_to_wager', value: 14 },
];

/** Ten euros in play, to be wagered five times. */
export const bonus = (more: Partial<Bonus> = {}): Bonus => ({
  id: 41,
  title: 'Stardust bonus',
  bonus_title: 'Stardust bonus',
  type: 'NonDeposit',
  freespins_total: null,
  bonuses: [{ type: 'bonus' }],
  amount_cents: 1_000,
  currency: 'EUR',
  stage: 'handle_bets',
  strategy: 'coupon',
  amount_wager_requirement_cents: 5_000,
  amount_wager_cents: 0,
  wager: 5,
  max_bet_cents: 500,
  closed_families: [],
  max_win_cents: null,
  won_cents: 0,
  days_to_wager: 14,
  created_at: '2026-11-24T10:00:00.000Z',
  activatable_until: null,
  valid_until: '2026-12-08T10:00:00.000Z',
  activatable: false,
  confirm_first: false,
  cancelable: true,
  ...more,
});

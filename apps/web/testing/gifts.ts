import type { Gift } from '@cosmodrome/contract/http/gifts';
import { NO_TERMS } from '@cosmodrome/rules/gifts/terms';

/** A gift of money that waits to be taken; a test says what is different about its own. */
export const gift = (change: Omit<Partial<Gift>, 'terms'> & { terms?: Partial<Gift['terms']> } = {}): Gift => ({
  id: '1',
  kind: 'prize',
  type: 'Cash',
  stage: 'issued',
  title: 'A present',
  bonus_title: 'A present',
  bonuses: [{ type: 'money' }],
  currency: 'EUR',
  amount_cents: 250,
  amount_wager_requirement_cents: null,
  amount_wager_cents: null,
  won_cents: null,
  freespins_total: null,
  freespins_performed: null,
  activatable: true,
  confirm_first: false,
  activatable_until: '2026-12-01T12:00:00.000Z',
  valid_until: null,
  created_at: '2026-11-24T12:00:00.000Z',
  cancelable: true,
  removable: false,
  note: null,
  ...change,
  terms: {
    ...NO_TERMS,
    wager: 0,
    ...change.terms,
  },
});

const wagered = { wager: 5, max_bet_cents: 500, days_to_wager: 14 };

/** A bonus in play. */
export const runningBonus = gift({
  id: '41',
  kind: 'bonus',
  type: 'Deposit',
  stage: 'handle_bets',
  title: 'Stardust bonus',
  bonuses: [{ type: 'bonus' }],
  amount_cents: 1_000,
  amount_wager_requirement_cents: 5_000,
  amount_wager_cents: 500,
  activatable: false,
  activatable_until: null,
  valid_until: '2026-12-08T12:00:00.000Z',
  terms: wagered,
});

/** What the next deposit may bring. */
export const depositOffer = gift({
  id: 'refuel',
  kind: 'deposit',
  type: 'Deposit',
  title: 'Refuelling bonus',
  bonuses: [{ type: 'bonus' }],
  amount_cents: 2_500,
  activatable: false,
  activatable_until: null,
  cancelable: false,
  terms: { ...wagered, share_bp: 2_500, least_deposit_cents: 1_000 },
});

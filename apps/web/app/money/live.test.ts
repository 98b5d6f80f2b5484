import type { Account } from '@cosmodrome/contract/http/money';
import { heldStakes } from '@cosmodrome/rules/money/wallet';
import { expect, test } from 'vitest';
import { withBalance } from './live.ts';

const account: Account = {
  currency: 'EUR',
  amount_cents: 1_000,
  available_to_cashout_cents: 900,
  available_to_bet_with_locked_cents: 1_250,
  active: true,
  deposit_available: true,
  hidden_at: null,
  selected_lottery_id: null,
};

test('a balance message changes its own wallet only, and leaves what unfinished rounds hold as it was', () => {
  const other = { ...account, currency: 'NOK', active: false };
  const message = {
    currency: 'EUR',
    amount_cents: 700,
    available_to_cashout_cents: 700,
    active: true,
    hidden_at: null,
  };
  const [changed, untouched] = withBalance([account, other], message);
  expect(changed).toMatchObject({ amount_cents: 700, available_to_cashout_cents: 700, deposit_available: true });
  expect(changed && heldStakes(changed)).toBe(250);
  expect(untouched).toBe(other);
});

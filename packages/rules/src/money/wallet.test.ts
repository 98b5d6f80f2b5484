import { expect, test } from 'vitest';
import { accountView, heldStakes, hidingRefusal } from './wallet.ts';

const wallet = { currency: 'EUR', real: 900n, bonus: 100n, active: true, depositAvailable: true };

test('a wallet counts the stakes of unfinished rounds where they are known, beside its balance', () => {
  const counted = accountView({ ...wallet, held: 250n });
  expect(counted).toMatchObject({
    amount_cents: 1_000,
    available_to_cashout_cents: 900,
    available_to_bet_with_locked_cents: 1_250,
  });
  expect(heldStakes(counted)).toBe(250);
  expect(heldStakes(accountView({ ...wallet, held: 0n }))).toBe(0);
});

test('a balance message, which does not count them, claims nothing about them', () => {
  expect(accountView(wallet)).not.toHaveProperty('available_to_bet_with_locked_cents');
  expect(heldStakes(accountView(wallet))).toBe(0);
});

test('money and the wallet in use are always seen', () => {
  const hidden = { ...wallet, real: 0n, bonus: 0n, active: false, hiddenAt: new Date('2026-11-21T12:00:00Z') };
  expect(hidingRefusal(hidden)).toBeNull();
  expect(hidingRefusal({ ...hidden, active: true })).toBe('wallet_in_use');
  expect(hidingRefusal({ ...hidden, bonus: 1n })).toBe('wallet_not_empty');
  expect(accountView(hidden).hidden_at).toBe('2026-11-21T12:00:00.000Z');
  expect(accountView({ ...hidden, real: 1n }).hidden_at).toBeNull();
});

import { expect, test } from 'vitest';
import { balanceOf, newPlayer, register, signUp, stateOf } from '../fixtures/player.ts';
import { until } from '../fixtures/until.ts';
import { Visitor } from '../fixtures/visitor.ts';
import type { OpenCasino } from './open-casino.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const ended = (player: Visitor, id: string): Promise<string> =>
  until(
    () => stateOf(player, id),
    (state) => ['succeeded', 'declined'].includes(state),
  );

/** A deposit that has led its player to the page of the bank. */
async function atTheBank(
  player: Visitor,
  wish: { method: string; currency: string; amount_cents: number },
): Promise<{ id: string; pathname: string }> {
  await player.call('limits.answerPrompt');
  const { body } = await player.call('cashbox.start', { body: { action: 'deposit', return_path: '/', ...wish } });
  if (body.next.type !== 'redirect') throw new Error(`this deposit leads to the bank, not to ${body.next.type}`);
  return { id: body.payment.id, pathname: new URL(body.next.url, player.url).pathname };
}

/** Ways to pay with the sandbox bank beside cards, and what comes to nothing. */
export function payments(casino: OpenCasino): void {
  test.each([
    ['used', '1111-2222-3333-4444'],
    ['unknown', '9999888877776666'],
  ])('a voucher whose code is %s pays nothing in, and nothing of it is kept', async (what, code) => {
    const player = await newPlayer(casino.url);
    const { id, pathname } = await atTheBank(player, { method: 'voucher', currency: 'EUR', amount_cents: 2_000 });
    await player.send('POST', `${pathname}/voucher`, { text: new URLSearchParams({ code }).toString(), headers: FORM });
    expect(await ended(player, id)).toBe('declined');
    expect(await balanceOf(player)).toBe(0);
    const { body: made } = await player.call('cashbox.payments');
    expect(made).toMatchObject([{ cancellation_reason: `voucher_${what}` }]);
    const ways = await player.call('cashbox.methods', { params: { currency: 'EUR' }, query: { action: 'deposit' } });
    expect(ways.body.methods.flatMap(({ savedProfiles }) => savedProfiles)).toEqual([]);
  });

  test('a voucher is paid in by its code', async () => {
    const player = await newPlayer(casino.url);
    const { id, pathname } = await atTheBank(player, { method: 'voucher', currency: 'EUR', amount_cents: 1_500 });
    const type = (code: string) =>
      player.send('POST', `${pathname}/voucher`, { text: new URLSearchParams({ code }).toString(), headers: FORM });
    const unfit = await type('1234 5678');
    expect([unfit.status, String(unfit.raw)]).toEqual([422, expect.stringContaining('The code has 16 digits.')]);
    expect((await type('1234 5678 9012 3456')).status).toBe(303);
    expect(await ended(player, id)).toBe('succeeded');
    expect(await balanceOf(player)).toBe(1_500);
  });

  test('money comes from an account at a bank, and goes to one, and to none that cannot be one', async () => {
    const player = new Visitor(casino.url);
    await signUp(player, undefined, 'NOK');
    const way = { method: 'bank-transfer', currency: 'NOK' } as const;
    const { id, pathname } = await atTheBank(player, { ...way, amount_cents: 50_000 });
    const text = new URLSearchParams({ account: 'DE89 3704 0044 0532 0130 00', amount: '500' }).toString();
    expect((await player.send('POST', `${pathname}/transfer`, { text, headers: FORM })).status).toBe(303);
    expect(await ended(player, id)).toBe('succeeded');
    const withdraw = (bank_account: string) =>
      player.call('cashbox.start', {
        body: { action: 'cashout', amount_cents: 30_000, fields: { bank_account }, ...way },
      });
    const refused = await withdraw('NO93 8601 1117 948');
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['bank_account']]);
    expect(await balanceOf(player)).toBe(50_000);
    expect((await withdraw('DE89 3704 0044 0532 0130 00')).status).toBe(201);
    expect(await balanceOf(player)).toBe(20_000);
  });

  test('coins go to an address, and to none that cannot be one', async () => {
    const player = new Visitor(casino.url);
    await register(player, undefined, 'BTC');
    await player.call('limits.answerPrompt');
    const way = { method: 'bitcoin', currency: 'BTC' } as const;
    const { body } = await player.call('cashbox.start', { body: { action: 'deposit', amount_cents: 50_000, ...way } });
    const { next, payment } = body;
    if (next.type !== 'qr') throw new Error(`coins are paid in to an address, not by ${next.type}`);
    await player.send('POST', `${next.wallet_url}/chain`, { text: 'amount=500', headers: FORM });
    expect(await ended(player, payment.id)).toBe('succeeded');
    const withdraw = (address: string) =>
      player.call('cashbox.start', { body: { action: 'cashout', amount_cents: 20_000, fields: { address }, ...way } });
    // One sign less than was copied.
    const refused = await withdraw(next.address.slice(0, -1));
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['address']]);
    expect(await balanceOf(player)).toBe(50_000);
    expect((await withdraw(next.address)).status).toBe(201);
    expect(await balanceOf(player)).toBe(30_000);
  });
}

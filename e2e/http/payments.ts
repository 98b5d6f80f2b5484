import { expect, test } from 'vitest';
import { balanceOf, newPlayer, register, stateOf } from '../fixtures/player.ts';
import { until } from '../fixtures/until.ts';
import { Visitor } from '../fixtures/visitor.ts';
import type { OpenCasino } from './open-casino.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const ended = (player: Visitor, id: string): Promise<string> =>
  until(
    () => stateOf(player, id),
    (state) => ['succeeded', 'declined'].includes(state),
  );

/** Payments with the sandbox bank that come to nothing, and what is left of them. */
export function payments(casino: OpenCasino): void {
  test.each([
    ['used', '1111-2222-3333-4444'],
    ['unknown', '9999888877776666'],
  ])('a voucher whose code is %s pays nothing in, and nothing of it is kept', async (what, code) => {
    const player = await newPlayer(casino.url);
    await player.call('limits.answerPrompt');
    const { body } = await player.call('cashbox.start', {
      body: { action: 'deposit', method: 'voucher', currency: 'EUR', amount_cents: 2_000, return_path: '/' },
    });
    if (body.next.type !== 'redirect') throw new Error(`a voucher is typed at the bank, not at ${body.next.type}`);
    const { pathname } = new URL(body.next.url, casino.url);
    await player.send('POST', `${pathname}/voucher`, { text: new URLSearchParams({ code }).toString(), headers: FORM });
    expect(await ended(player, body.payment.id)).toBe('declined');
    expect(await balanceOf(player)).toBe(0);
    const { body: made } = await player.call('cashbox.payments');
    expect(made).toMatchObject([{ cancellation_reason: `voucher_${what}` }]);
    const ways = await player.call('cashbox.methods', { params: { currency: 'EUR' }, query: { action: 'deposit' } });
    expect(ways.body.methods.flatMap(({ savedProfiles }) => savedProfiles)).toEqual([]);
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

import assert from 'node:assert/strict';
import { readCatalogue } from '@cosmodrome/content/catalogue/read.ts';
import { currencies, isCrypto } from '@cosmodrome/rules/money/currencies';
import { methods } from '@cosmodrome/rules/cashbox/methods';
import { expect, test } from 'vitest';
import { FrameSession, newRequestId, type Action } from '../fixtures/frame-session.ts';
import { everything } from '../fixtures/everything.ts';
import { balanceOf, payAtBank, signUp, stateOf } from '../fixtures/player.ts';
import { until } from '../fixtures/until.ts';
import { Visitor } from '../fixtures/visitor.ts';
import type { OpenCasino } from './open-casino.ts';

/** A title of each model; shared rounds begin for everybody at once, so that of theirs only the stakes are read. */
const titles = [...new Map(readCatalogue().games.map((game) => [game.model, game])).values()].map((game) => ({
  address: `${game.studio}/${game.slug}`,
  family: game.model.split('-')[0] ?? '',
}));

const firstStep = (family: string, stake: number): Action => {
  if (family === 'roulette') return { type: 'spin', bets: [{ kind: 'red', stake }] };
  return family === 'blackjack' ? { type: 'deal', stake } : { type: 'spin', stake };
};

/** So many times the least stake of a slot pays a round of each model, and leaves what a payout takes at least. */
const LEAST_STAKES_PAID_IN = 500;

/** Starts a payment of the least amount, or of as much as is asked for. */
async function start(
  visitor: Visitor,
  action: 'deposit' | 'cashout',
  more: { method: string; fields?: object },
  least = 0,
) {
  const [{ currency } = { currency: '' }] = (await visitor.call('money.accounts')).body;
  const { body } = await visitor.call('cashbox.methods', { params: { currency }, query: { action } });
  const terms = body.methods.find(({ id }) => id === more.method)?.termsOfService.restrictions;
  assert(terms, `${more.method} serves no ${action} of ${currency}`);
  const amount_cents = Math.min(terms.maxAmountValue, Math.max(terms.minAmountValue, least));
  const started = await visitor.send('POST', '/api/payments', {
    text: JSON.stringify({ action, currency, amount_cents, return_path: '/', ...more }),
    key: newRequestId(),
  });
  assert.equal(started.status, 201, JSON.stringify(started.raw));
  const { payment, next } = started.raw as { payment: { id: string }; next: Record<string, unknown> };
  return { id: payment.id, next, amount: amount_cents };
}

const arrives = (visitor: Visitor, id: string) =>
  until(
    () => stateOf(visitor, id),
    (state) => state === 'succeeded',
  );

/** The whole way of money in each currency through the casino as it is built: in, a round of each model, and out again. */
export function everyCurrency(casino: OpenCasino): void {
  const codes = everything ? currencies.map(({ code }) => code) : ['NOK', 'BCH'];
  test.concurrent.each(codes)(
    '%s is paid in at the sandbox, played in every model, and paid out',
    { timeout: 120_000 },
    async (currency) => {
      const visitor = new Visitor(casino.url);
      await signUp(visitor, undefined, currency);
      await visitor.call('limits.answerPrompt');
      const coin = methods.find((method) => method.coin === currency)?.id;
      assert.equal(coin !== undefined, isCrypto(currency));
      const method = coin ?? 'card';
      const { opened } = await FrameSession.open(visitor, titles[0]?.address ?? '');
      const paidIn = await start(visitor, 'deposit', { method }, opened.rules.stakes.min * LEAST_STAKES_PAID_IN);
      const page = new URL(String(paidIn.next['url'] ?? paidIn.next['wallet_url']), casino.url).pathname;
      if (coin === undefined) await payAtBank(visitor, page);
      else {
        const shown = await fetch(casino.url + page);
        const amount = /name="amount"[^>]*value="([\d.]+)"/.exec(await shown.text())?.[1] ?? '';
        await visitor.send('POST', `${page}/chain`, {
          text: new URLSearchParams({ amount }).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        });
      }
      await arrives(visitor, paidIn.id);
      expect(await balanceOf(visitor)).toBe(paidIn.amount);

      for (const { address, family } of titles) {
        const frame = await FrameSession.open(visitor, address);
        const { min, max } = frame.opened.rules.stakes;
        expect([address, min > 0 && max > min, frame.opened.balance]).toEqual([
          address,
          true,
          await balanceOf(visitor),
        ]);
        if (family === 'crash') continue;
        const step = await frame.play(firstStep(family, min));
        expect([address, step.round.stake]).toEqual([address, min]);
      }

      const before = await balanceOf(visitor);
      // Any address of the coin that somebody has: the one of another deposit.
      const address = coin === undefined ? '' : String((await start(visitor, 'deposit', { method })).next['address']);
      const out =
        coin === undefined
          ? await start(visitor, 'cashout', { method: 'e-wallet', fields: { wallet_account: 'ada@wallet.example' } })
          : await start(visitor, 'cashout', { method, fields: { address } });
      await arrives(visitor, out.id);
      expect(await balanceOf(visitor)).toBe(before - out.amount);
    },
  );
}

import type { LotteryFile } from '@cosmodrome/content/schema/lotteries.ts';
import { languages } from '@cosmodrome/content/schema/languages.ts';

/** A lottery for tests: 100 euros for the first three places, every day, a ticket for 10 euros. */
export const testLottery = (identifier: string, more: Partial<LotteryFile> = {}): LotteryFile => ({
  identifier,
  words: Object.fromEntries(
    languages.map((code) => [
      code,
      { title: `Draw ${identifier}`.slice(0, 40), text: 'A draw for tests, as draws are.' },
    ]),
  ),
  art: 'comet-dunes',
  schedule: { kind: 'day', zone: 'UTC' },
  currency: 'EUR',
  groups: null,
  licences: null,
  deposits: [{ from: { EUR: 1_000 }, price: { EUR: 1_000 } }],
  most_tickets: 100,
  most_tickets_each: 20,
  pool_cents: 10_000,
  paid_by: 'house',
  prizes: [
    { from: 1, to: 1, share_bp: 5_000 },
    { from: 2, to: 3, share_bp: 2_500 },
  ],
  ...more,
});

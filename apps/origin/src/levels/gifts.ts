import type { Connection } from '@cosmodrome/database';
import { DEFAULT_LOCALE, locales } from '@cosmodrome/rules/content/locales';
import type { Level } from '@cosmodrome/rules/levels/levels';
import { grant } from '../bonuses/index.ts';
import { wallets } from '../ledger/index.ts';

const DAY_MS = 24 * 3_600_000;

export interface GiftDeps {
  /** All levels, the lowest first. */
  readonly levels: readonly Level[];
  /** What the gift of a level is called. */
  readonly titleOf: (level: number, locale: string) => string;
}

/**
 * Offers a player the gifts of the levels that were just reached, in the currency of the wallet in use: each once, whatever
 * becomes of the level later. The player takes them or leaves them.
 */
export async function offerGifts(
  trx: Connection,
  { levels, titleOf }: GiftDeps,
  { playerId, from, to, at }: { playerId: number; from: number; to: number; at: Date },
): Promise<void> {
  const reached = levels.slice(from, to);
  if (reached.every(({ gift }) => gift === null)) return;
  const currency = (await wallets(trx, playerId)).find(({ active }) => active)?.currency ?? '';
  for (const [place, { id, gift }] of reached.entries()) {
    const amount = gift?.amounts[currency];
    const maxStake = gift?.maxStakes[currency];
    if (!gift || amount === undefined || maxStake === undefined) continue;
    const most = gift.maxWins?.[currency];
    const titles = locales.map((locale) => [locale, titleOf(from + place + 1, locale)] as const);
    await grant(
      trx,
      {
        playerId,
        campaign: `level:${id}`,
        strategy: 'level',
        titles: { ...Object.fromEntries(titles), en: titleOf(from + place + 1, DEFAULT_LOCALE) },
        currency,
        amount: BigInt(amount),
        wager: gift.wager,
        maxStake: BigInt(maxStake),
        maxWin: most === undefined ? null : BigInt(most),
        daysToWager: gift.daysToWager,
        activation: { until: new Date(at.getTime() + gift.daysToTake * DAY_MS) },
      },
      at,
    );
  }
}

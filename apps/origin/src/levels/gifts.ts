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
 * Offers a player the gifts of the levels that were just reached: each once, whatever becomes of the level later, so that
 * it must not get lost by the wallet that happens to be in use. It is in that one's currency, or else in that of the first
 * wallet in which there is such a gift. The player takes them or leaves them.
 */
export async function offerGifts(
  trx: Connection,
  { levels, titleOf }: GiftDeps,
  { playerId, from, to, at }: { playerId: number; from: number; to: number; at: Date },
): Promise<void> {
  const reached = levels.slice(from, to);
  if (reached.every(({ gift }) => gift === null)) return;
  const currencies = (await wallets(trx, playerId))
    .toSorted((one, other) => Number(other.active) - Number(one.active))
    .map(({ currency }) => currency);
  for (const [place, { id, gift }] of reached.entries()) {
    if (!gift) continue;
    const currency = currencies.find((each) => gift.amounts[each] !== undefined && gift.maxStakes[each] !== undefined);
    if (currency === undefined) continue;
    const [amount, maxStake] = [gift.amounts[currency] ?? 0, gift.maxStakes[currency] ?? 0];
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

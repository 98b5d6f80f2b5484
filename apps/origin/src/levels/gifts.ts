import type { Connection } from '@cosmodrome/database';
import { DEFAULT_LOCALE, locales } from '@cosmodrome/rules/content/locales';
import { DAY_MS } from '@cosmodrome/rules/durations';
import type { Level, LevelPrize } from '@cosmodrome/rules/levels/levels';
import type { Prize } from '@cosmodrome/rules/prizes/prize';
import type { Prizes } from '../prizes/index.ts';

export interface GiftDeps {
  readonly prizes: Pick<Prizes, 'grant'>;
  /** All levels, the lowest first. */
  readonly levels: readonly Level[];
  /** What the gift of a level is called. */
  readonly titleOf: (level: number, locale: string) => string;
}

/**
 * Offers a player the gifts of the levels that were just reached: each once, whatever becomes of the level later, so that
 * it must not get lost by the wallet that happens to be in use. It is in that one's currency, or else in that of the first
 * wallet in which there is such a gift. The player takes them or leaves them. Who wants no bonuses is given none.
 */
export async function offerGifts(
  trx: Connection,
  { prizes, levels, titleOf }: GiftDeps,
  { playerId, from, to, at }: { playerId: number; from: number; to: number; at: Date },
): Promise<void> {
  for (const [place, level] of levels.slice(from, to).entries()) {
    const offered = offerOf(level);
    if (!offered) continue;
    const titles = locales.map((locale) => [locale, titleOf(from + place + 1, locale)] as const);
    await prizes.grant(trx, {
      playerId,
      prize: offered.prize,
      source: 'levels',
      key: `level:${level.id}`,
      strategy: 'level',
      titles: { ...Object.fromEntries(titles), en: titleOf(from + place + 1, DEFAULT_LOCALE) },
      at,
      lifecycle: { offeredUntil: new Date(at.getTime() + offered.daysToTake * DAY_MS) },
    });
  }
}

/** What is offered for a level: a bonus with its terms, or another prize; null where there is nothing. */
function offerOf({ gift, prize }: Level): LevelPrize | null {
  if (!gift) return prize ?? null;
  const bonus: Prize = {
    kind: 'bonus',
    amounts: gift.amounts,
    wager: gift.wager,
    max_stakes: gift.maxStakes,
    max_wins: gift.maxWins,
    days_to_wager: gift.daysToWager,
    closed_families: [],
  };
  return { prize: bonus, daysToTake: gift.daysToTake };
}

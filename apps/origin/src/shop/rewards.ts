import type { ShopReward } from '@cosmodrome/content/schema/shop.ts';
import type { LootboxContent } from '@cosmodrome/contract/http/lootboxes';
import type { MoneyReward, Reward } from '@cosmodrome/contract/http/shop';
import { inLanguage } from '@cosmodrome/rules/content/in-language';
import { DEFAULT_LOCALE } from '@cosmodrome/rules/content/locales';
import type { PointsRate } from '@cosmodrome/rules/levels/levels';
import { listedAmounts } from '@cosmodrome/rules/money/fallback';
import { deliveredAs } from '@cosmodrome/rules/prizes/terms';
import { shopTypeOf, type ShopType } from '@cosmodrome/rules/shop/rewards';
import type { Prizes } from '../prizes/index.ts';

/** The reward that is the usual rate of points in money; its name and its sentence are texts. */
export const USUAL = 'money';

export interface Shelf {
  readonly rewards: readonly ShopReward[];
  /** What points are worth, in each currency. */
  readonly rates: readonly PointsRate[];
  readonly delivers: Prizes['delivers'];
}

/** What is sold of a kind: only what somebody delivers. */
export const soldOf = ({ rewards, delivers }: Shelf, type: ShopType): ShopReward[] =>
  rewards.filter(({ prize }) => shopTypeOf(prize) === type && delivers(prize));

export const titlesOf = ({ title }: ShopReward): Readonly<Record<string, string>> & { readonly en: string } => ({
  ...title,
  en: title[DEFAULT_LOCALE] ?? '',
});

/** Money for points, first the usual rate. */
export function moneyRewards(
  shelf: Shelf,
  { locale, usual }: { locale: string; usual: { title: string; text: string } },
): MoneyReward[] {
  const none = { tag: null, wager: 0, max_bet: [], days_to_wager: null };
  const rate: MoneyReward = { group: USUAL, ...usual, ...none, rates: shelf.rates.map((each) => ({ ...each })) };
  const more = soldOf(shelf, 'money').flatMap(({ group, title, text, tag, points, prize }): MoneyReward[] => {
    if (prize.kind !== 'money') return [];
    const bonus = deliveredAs(prize);
    const wagered = bonus.kind === 'bonus' ? bonus : undefined;
    return [
      {
        group,
        title: inLanguage(title, locale) ?? '',
        text: inLanguage(text, locale) ?? '',
        tag,
        wager: prize.wager,
        rates: listedAmounts(prize.amounts).map((amount) => ({ ...amount, points })),
        max_bet: wagered ? listedAmounts(wagered.max_stakes) : [],
        days_to_wager: wagered?.days_to_wager ?? null,
      },
    ];
  });
  return [rate, ...more];
}

interface Listing {
  readonly locale: string;
  /** What can come out of a box of a name, with its chance. */
  readonly contentsOf: (box: string) => LootboxContent[];
}

/** What else is sold of a kind. */
export const otherRewards = (shelf: Shelf, type: ShopType, { locale, contentsOf }: Listing): Reward[] =>
  soldOf(shelf, type).map(({ group, title, text, tag, points, prize }) => ({
    group,
    title: inLanguage(title, locale) ?? '',
    text: inLanguage(text, locale) ?? '',
    tag,
    ...('wager' in prize && { wager: prize.wager }),
    ...(prize.kind === 'freespins' && { games: [...prize.games] }),
    ...(prize.kind === 'lootbox' && { contents: contentsOf(prize.box) }),
    rate: {
      points,
      ...(prize.kind === 'freespins' && { freespins_count: prize.count }),
      ...(prize.kind === 'lottery' && { lottery_ids: [prize.lottery] }),
    },
  }));

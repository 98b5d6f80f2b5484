import type { LootboxFile, LootboxItem as Item } from '@cosmodrome/content/schema/lootboxes.ts';
import type { LootboxContent, LootboxItem } from '@cosmodrome/contract/http/lootboxes';
import { inLanguage } from '@cosmodrome/rules/content/in-language';
import { listedAmounts } from '@cosmodrome/rules/money/fallback';
import { chancesOf } from '@cosmodrome/rules/prizes/chances';
import { deliveredAs } from '@cosmodrome/rules/prizes/terms';
import type { Messages } from '../kernel/messages.ts';
import type { Titles } from '../prizes/index.ts';

/** The texts that items without a title of their own are named by. */
export interface ItemTexts {
  /** The text of a count, as `20 free spins`. */
  readonly counted: (locale: string, kind: 'freespins' | 'points', count: number) => string;
  /** What a kind is called, by language. */
  readonly kinds: (kind: 'money' | 'bonus') => Titles;
}

export const itemTexts = (messages: Messages): ItemTexts => ({
  counted: (locale, kind, count) => messages.text(locale, `lootboxes.counted.${kind}`, { count }),
  kinds: (kind) => messages.inAll(`lootboxes.kinds.${kind}`),
});

/** What an item counts as: money that has to be wagered is a bonus. */
export function kindOf({ prize }: Pick<Item, 'prize'>): LootboxItem['kind'] {
  switch (prize.kind) {
    case 'money':
    case 'bonus':
      return deliveredAs(prize).kind === 'bonus' ? 'bonus' : 'money';
    case 'freespins':
    case 'points':
    case 'group':
    case 'thing':
      return prize.kind;
    default:
      throw new Error(`a box holds no ${prize.kind}`);
  }
}

/** What an item is called in a language, without its amount. */
export function titleOf(texts: ItemTexts, item: Pick<Item, 'prize' | 'title'>, locale: string): string {
  const named = inLanguage(item.title, locale);
  if (named !== undefined) return named;
  const { prize } = item;
  if (prize.kind === 'freespins') return texts.counted(locale, 'freespins', prize.count);
  if (prize.kind === 'points') return texts.counted(locale, 'points', prize.chargeable);
  const kind = kindOf(item);
  return kind === 'money' || kind === 'bonus' ? (inLanguage(texts.kinds(kind), locale) ?? '') : '';
}

/** Everything that can come out of a box, with its chance, for somebody who has none of it yet. */
export function contentsOf(texts: ItemTexts, { items }: LootboxFile, locale: string): LootboxContent[] {
  const chances = chancesOf(items.map(({ weight }) => weight));
  return items.map((item, place) => ({
    kind: kindOf(item),
    title: titleOf(texts, item, locale),
    amounts: 'amounts' in item.prize ? listedAmounts(item.prize.amounts) : [],
    chance_bp: chances[place] ?? 0,
  }));
}

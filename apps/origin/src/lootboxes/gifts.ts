import type { Gift } from '@cosmodrome/contract/http/gifts';
import type { LootboxItem } from '@cosmodrome/contract/http/lootboxes';
import { prizeName } from '@cosmodrome/rules/prizes/name';
import { formatMoney } from '@cosmodrome/rules/money/format';
import { giftOf, type GiftReader } from '../gift.ts';
import type { LootboxDeps } from './deps.ts';
import { presentBox } from './present.ts';
import { boxesOf } from './store.ts';

const nameOf = (item: LootboxItem, locale: string): string =>
  prizeName(item, item.amount && formatMoney(item.amount.amount_cents, item.amount.currency, locale).text);

/** A player's loot boxes among the gifts, with the odds of everything in them. */
export async function lootboxGifts(
  deps: LootboxDeps,
  { playerId, locale }: Pick<GiftReader, 'playerId' | 'locale'>,
): Promise<Gift[]> {
  const now = deps.clock.now();
  return (await boxesOf(deps.connection, playerId)).map((row) => {
    const box = presentBox(deps, row, { locale, now });
    return giftOf({
      id: String(box.id),
      kind: 'lootbox',
      contains: 'lootbox',
      type: 'Custom',
      stage: box.stage === 'activated' ? 'finished' : box.stage,
      title: box.title,
      currency: box.currency,
      activatable: box.stage === 'issued',
      cancelable: box.stage === 'issued',
      activatable_until: box.valid_until,
      created_at: box.created_at,
      group_key: box.group_key,
      terms: { odds: box.items.map((item) => ({ title: nameOf(item, locale), chance_bp: item.chance_bp })) },
    });
  });
}

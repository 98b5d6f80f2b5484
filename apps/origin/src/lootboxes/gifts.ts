import type { Gift } from '@cosmodrome/contract/http/gifts';
import { giftOf, type GiftReader } from '../gift.ts';
import type { LootboxDeps } from './deps.ts';
import { presentBox } from './present.ts';
import { boxesOf } from './store.ts';

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
      activatable_until: box.valid_until,
      created_at: box.created_at,
      group_key: box.group_key,
      terms: { odds: box.items.map(({ title, chance_bp }) => ({ title, chance_bp })) },
    });
  });
}

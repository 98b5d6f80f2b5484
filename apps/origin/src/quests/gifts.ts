import type { Gift } from '@cosmodrome/contract/http/gifts';
import type { Connection } from '@cosmodrome/database';
import { inLanguage } from '@cosmodrome/rules/content/in-language';
import { wonMoneyGift, type GiftReader } from '../gift.ts';
import { findEntry, findQuest, paidLevels } from './store.ts';

/** Levels that are looked through. */
const LATEST = 100;

/** Money that levels of quests have paid. Free spins are listed by who delivers them. */
export async function questGifts(
  connection: Connection,
  { playerId, locale }: Pick<GiftReader, 'playerId' | 'locale'>,
): Promise<Gift[]> {
  const gifts: Gift[] = [];
  for (const { quest_id: id, level, prizes, paid_at: paidAt } of await paidLevels(connection, playerId, LATEST)) {
    const money = prizes.find(({ prize, refused }) => prize.kind === 'money' && refused === null)?.prize;
    if (money?.kind !== 'money') continue;
    const [quest, entry] = [await findQuest(connection, id), await findEntry(connection, playerId, id)];
    if (!quest || !entry) continue;
    gifts.push(
      wonMoneyGift({
        id: `quest-${id}-${level}`,
        title: inLanguage(quest.terms.words, locale)?.title ?? quest.slug,
        currency: entry.currency,
        cents: money.amounts[entry.currency] ?? 0,
        paidAt,
      }),
    );
  }
  return gifts;
}

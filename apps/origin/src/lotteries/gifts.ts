import type { Gift } from '@cosmodrome/contract/http/gifts';
import type { Connection } from '@cosmodrome/database';
import { inLanguage } from '@cosmodrome/rules/content/in-language';
import { wonMoneyGift, type GiftReader } from '../gift.ts';
import { entriesOfPlayer, findLottery, winsOfPlayer } from './store.ts';

/** Entries that are looked through. */
const LATEST = 100;

/** Money that was won in lotteries. Everything else that was won is listed by who delivers it. */
export async function lotteryGifts(
  connection: Connection,
  { playerId, locale }: Pick<GiftReader, 'playerId' | 'locale'>,
): Promise<Gift[]> {
  const gifts: Gift[] = [];
  for (const { lottery_id: id } of await entriesOfPlayer(connection, playerId, LATEST)) {
    const row = await findLottery(connection, id);
    if (!row?.drawn_at) continue;
    for (const { place, prize, prize_cents: sum, paid_at: paidAt } of await winsOfPlayer(connection, playerId, id)) {
      if (paidAt === null || prize.kind !== 'money') continue;
      gifts.push(
        wonMoneyGift({
          id: `lottery-${id}-${place}`,
          title: inLanguage(row.terms.words, locale)?.title ?? row.identifier,
          currency: row.terms.currency,
          cents: Number(sum),
          paidAt,
        }),
      );
    }
  }
  return gifts;
}

import type { Gift } from '@cosmodrome/contract/http/gifts';
import type { Connection } from '@cosmodrome/database';
import { inLanguage } from '@cosmodrome/rules/content/in-language';
import { wonMoneyGift, type GiftReader } from '../gift.ts';
import { entriesOfPlayer, findTournament } from './store.ts';

/** Entries that are looked through. */
const LATEST = 100;

/** Money that was won in tournaments. Everything else that was won is listed by who delivers it. */
export async function tournamentGifts(
  connection: Connection,
  { playerId, locale }: Pick<GiftReader, 'playerId' | 'locale'>,
): Promise<Gift[]> {
  const gifts: Gift[] = [];
  for (const entry of await entriesOfPlayer(connection, playerId, LATEST)) {
    if (entry.paid_at === null || entry.prize?.kind !== 'money') continue;
    const row = await findTournament(connection, entry.tournament_id);
    if (!row) continue;
    gifts.push(
      wonMoneyGift({
        id: `tournament-${row.id}`,
        title: inLanguage(row.terms.words, locale)?.title ?? row.identifier,
        currency: row.terms.currency,
        cents: Number(entry.prize_cents),
        paidAt: entry.paid_at,
      }),
    );
  }
  return gifts;
}

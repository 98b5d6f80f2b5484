import type { Gift } from '@cosmodrome/contract/http/gifts';
import type { QueryClient } from '@tanstack/react-query';
import { apiOf } from '../../platform/queries/query.ts';
import { giftsQuery } from '../queries.ts';

type Act = (client: QueryClient, id: number) => Promise<unknown>;

/** The calls that take and refuse a gift, by its kind; a kind without one is taken on a page of its own. */
const calls: Partial<Record<Gift['kind'], { take?: Act; refuse?: Act }>> = {
  bonus: { take: (client, id) => apiOf(client)('bonuses.activate', { params: { id } }) },
  // Taken at the game itself, which says its terms.
  freespins: { refuse: (client, id) => apiOf(client)('freespins.cancel', { params: { id } }) },
  lootbox: { refuse: (client, id) => apiOf(client)('lootboxes.refuse', { params: { id } }) },
  prize: {
    take: (client, id) => apiOf(client)('gifts.take', { params: { id } }),
    refuse: (client, id) => apiOf(client)('gifts.refuse', { params: { id } }),
  },
};

/** What can be done with a gift now: a call, or a way to where it is done. */
export type GiftAction =
  | { readonly name: 'take'; readonly run: (client: QueryClient) => Promise<void> }
  | { readonly name: 'confirm' | 'deposit' | 'play' | 'games' | 'spin' | 'open'; readonly href: string };

export function actionOf(gift: Gift): GiftAction | null {
  const { kind, stage, terms } = gift;
  const take = calls[kind]?.take;
  if (gift.confirm_first) return { name: 'confirm', href: '/email-verify' };
  if (gift.activatable && take)
    return { name: 'take', run: (client) => thenRead(client, take(client, Number(gift.id))) };
  if (kind === 'deposit') return { name: 'deposit', href: '/deposit' };
  if (kind === 'bonus' && stage === 'handle_bets') return { name: 'games', href: '/pokies/bonus-wagering' };
  if (kind === 'wheelspins' && stage === 'issued') return { name: 'spin', href: '/rocket-mart/wheel' };
  if (kind === 'lootbox' && stage === 'issued') return { name: 'open', href: `/lootboxes#box-${gift.id}` };
  const game = terms.games[0]?.frontend_url;
  const plays = stage === 'activated' || gift.activatable;
  if (kind === 'freespins' && plays && game !== undefined) return { name: 'play', href: `${game}?mode=real` };
  return null;
}

/** The call that refuses a gift; null where another dialog does it, or it cannot be refused. */
export function refusalOf(gift: Gift): ((client: QueryClient) => Promise<void>) | null {
  const refuse = calls[gift.kind]?.refuse;
  return refuse ? (client) => thenRead(client, refuse(client, Number(gift.id))) : null;
}

async function thenRead(client: QueryClient, done: Promise<unknown>): Promise<void> {
  try {
    await done;
  } finally {
    void client.invalidateQueries({ queryKey: giftsQuery().queryKey });
  }
}

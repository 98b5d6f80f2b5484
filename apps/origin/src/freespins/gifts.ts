import type { FreeSpins } from '@cosmodrome/contract/http/freespins';
import type { Gift } from '@cosmodrome/contract/http/gifts';
import { giftOf, type GiftReader } from '../gift.ts';
import type { FreeSpinDeps } from './deps.ts';
import { presentAll } from './present.ts';
import { freeSpinsOf } from './store.ts';

const freeSpinsGift = (one: FreeSpins): Gift =>
  giftOf({
    id: String(one.id),
    kind: 'freespins',
    contains: 'freespins',
    type: one.type,
    stage: one.stage,
    title: one.title,
    currency: one.currency,
    won_cents: one.won_cents,
    freespins_total: one.freespins_total,
    freespins_performed: one.freespins_performed,
    activatable: one.activatable,
    activatable_until: one.activatable_until,
    valid_until: one.valid_until,
    created_at: one.created_at,
    cancelable: one.cancelable,
    ...(one.group_key !== undefined && { group_key: one.group_key }),
    terms: {
      wager: one.wager,
      max_bet_cents: one.max_bet_cents,
      max_win_cents: one.max_win_cents,
      days_to_wager: one.days_to_wager,
      games: one.games_info,
      stake_cents: one.bet_cents,
    },
  });

/** A player's free spins among the gifts. */
export async function freeSpinGifts(
  deps: FreeSpinDeps,
  { playerId, locale }: Pick<GiftReader, 'playerId' | 'locale'>,
): Promise<Gift[]> {
  const rows = await freeSpinsOf(deps.connection, playerId);
  const shown = await presentAll(deps, rows, { playerId, locale, now: deps.clock.now() });
  return shown.map(freeSpinsGift);
}

import { hundredthsOf } from '@cosmodrome/rules/levels/levels';
import type { Deliverer } from '../prizes/index.ts';
import { givePoints, holdPoints } from './points.ts';

/** Points as a kind of prize: an entry of the player's points under the grant's key. */
export const pointsDeliverer: Deliverer<'points'> = {
  hold: holdPoints,
  deliver: async (trx, { playerId, prize, key, at }) => {
    const [chargeable, persistent] = [hundredthsOf(prize.chargeable), hundredthsOf(prize.persistent)];
    await givePoints(trx, { playerId, key, kind: 'prize', chargeable, persistent, at });
    return { outcome: 'delivered', amount: chargeable };
  },
};

import { changeGroups } from '../profile/index.ts';
import type { Deliverer } from './deliverer.ts';

/** Puts the player into a group, and tells the player's pages. */
export const groupDeliverer: Deliverer<'group'> = {
  deliver: async (trx, { playerId, prize, at }) => {
    await changeGroups(trx, playerId, { add: [prize.group], remove: [] }, at);
    return { outcome: 'delivered' };
  },
};

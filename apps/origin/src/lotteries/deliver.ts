import { isFor } from '@cosmodrome/rules/profile/whom';
import type { Deliverer } from '../prizes/index.ts';
import { playerFacts } from '../profile/index.ts';
import { issueTickets } from './issue.ts';
import { runningOf } from './store.ts';

/** Tickets of the lottery of a series that runs, else of its next one: all of them or none. Without any while lotteries are off. */
export const lotteryDeliverer = (enabled: boolean): Deliverer<'lottery'> => ({
  deliver: async (trx, { playerId, prize, source, key, at }) => {
    const lottery = enabled ? await runningOf(trx, prize.lottery, at) : undefined;
    if (!lottery) return { outcome: 'refused', reason: 'lottery_over' };
    const player = await playerFacts(trx, playerId);
    if (!player || !isFor(lottery.terms, { groups: player.groups, licence: player.license_name }))
      return { outcome: 'refused', reason: 'lottery_not_yours' };
    const issued = await issueTickets(
      trx,
      {
        playerId,
        lotteryId: lottery.id,
        count: prize.tickets,
        source: source === 'shop' ? 'points' : 'gift',
        key,
        at,
      },
      { atMost: false },
    );
    if (issued.outcome === 'issued') return { outcome: 'delivered' };
    return { outcome: 'refused', reason: issued.outcome === 'full' ? 'lottery_full' : 'lottery_over' };
  },
});

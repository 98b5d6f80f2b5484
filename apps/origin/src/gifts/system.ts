import { isGiftOffer } from '@cosmodrome/rules/gifts/gifts';
import { refuse } from '../kernel/http/handler.ts';
import { defineSystem } from '../system.ts';

/** The list of everything that a player has or may have; each system brings its own by the hook `gifts`. */
export const gifts = defineSystem({
  name: 'gifts',
  open: ({ clock, database: { db: connection }, hooks, admission, prizes, relay }) => ({
    handlers: {
      // A player who is to be shown no offers is shown those that wait as little (player protection R32).
      'gifts.list': async (_request, { caller: { playerId }, host, locale, restricted }) => {
        const all = await hooks.gifts({ playerId, host, locale, restricted });
        const hides = all.some(isGiftOffer) && (await admission.mayBeOffered(playerId, host)) !== null;
        return all
          .filter((gift) => !hides || !isGiftOffer(gift))
          .toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1));
      },
      'gifts.take': async ({ params: { id } }, { caller: { playerId }, host }) => {
        const held = await admission.mayBeOffered(playerId, host);
        if (held) throw held;
        const answer = await prizes.take(connection, { playerId, id, at: clock.now() });
        if (answer.outcome !== 'refused') {
          relay.wake();
          return undefined;
        }
        if (answer.reason === 'unknown') throw refuse(404, 'base', 'not_found');
        throw refuse(422, 'base', answer.reason === 'bonuses_off' ? 'bonuses_off' : 'gift_gone');
      },
      'gifts.refuse': async ({ params: { id } }, { caller: { playerId } }) => {
        const answer = await prizes.refuse(connection, { playerId, id, at: clock.now() });
        if (answer.outcome !== 'refused') return undefined;
        throw answer.reason === 'unknown' ? refuse(404, 'base', 'not_found') : refuse(422, 'base', 'gift_gone');
      },
    },
  }),
});

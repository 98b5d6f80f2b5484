import { inLanguage } from '@cosmodrome/rules/content/in-language';
import { isGiftDisabled, isGiftOffer } from '@cosmodrome/rules/gifts/gifts';
import type { Gift } from '@cosmodrome/contract/http/gifts';
import type { GiftsFile } from '@cosmodrome/content/schema/gifts.ts';
import { refuse } from '../kernel/http/handler.ts';
import { defineSystem } from '../system.ts';

/** The list of everything that a player has or may have; each system brings its own by the hook `gifts`. */
export const gifts = defineSystem({
  name: 'gifts',
  open: ({ clock, content: { gifts: config }, database: { db: connection }, hooks, admission, prizes, relay }) => ({
    handlers: {
      // A player who is to be shown no offers is shown those that wait as little (player protection R32).
      'gifts.list': async (_request, { caller: { playerId }, host, locale, restricted }) => {
        const all = await hooks.gifts({ playerId, host, locale, restricted });
        const hides = all.some(isGiftOffer) && (await admission.mayBeOffered(playerId, host)) !== null;
        return all
          .filter((gift) => !hides || !isGiftOffer(gift))
          .filter((gift) => !isGiftDisabled(gift, config.disabled))
          .map((gift) => configured(gift, config, locale))
          .filter(({ removable, stage }) => !removable || stage !== 'canceled')
          .toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1));
      },
      'gifts.disabled': () => Promise.resolve(config.disabled),
      'gifts.modified': () => Promise.resolve({ removable: config.removable }),
      'gifts.additional': (_request, { locale }) =>
        Promise.resolve(
          config.additional.map(({ group_key, text }) => ({ group_key, text: inLanguage(text, locale) ?? '' })),
        ),
      'gifts.widgets': () => Promise.resolve(config.widgets),
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

/** A gift with what the operator says of its group key. */
function configured(gift: Gift, { removable, additional }: GiftsFile, locale: string): Gift {
  const { group_key: key } = gift;
  if (key === undefined) return gift;
  const note = inLanguage(additional.find(({ group_key }) => group_key === key)?.text, locale) ?? null;
  return { ...gift, removable: removable.includes(key), note };
}

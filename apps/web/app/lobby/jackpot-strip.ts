import { byTime } from '@cosmodrome/rules/jackpots/winners';
import { playPath, selectQuery } from '../games/index.ts';
import { jackpotWinsQuery } from '../jackpots/index.ts';
import { fresh, type Query } from '../platform/queries/query.ts';
import { type StripWin, WINS } from './queries.ts';

/** The latest jackpots, with the games they were won in. */
export const jackpotStripQuery = (): Query<StripWin[]> => ({
  queryKey: [...jackpotWinsQuery().queryKey, 'strip'],
  staleTime: fresh.moments,
  queryFn: async ({ client }) => {
    const wins = byTime(await client.fetchQuery(jackpotWinsQuery())).slice(0, WINS);
    const games = [...new Set(wins.map((win) => win.game_identifier))];
    const cards = games.length === 0 ? [] : await client.fetchQuery(selectQuery(games));
    return wins.flatMap((win) => {
      const card = cards.find(({ identifier }) => identifier === win.game_identifier);
      if (!card) return [];
      return {
        key: `${win.jackpot_external_code} ${win.jackpot_level_external_code} ${win.draw.cycle}`,
        nickname: win.user_name,
        cents: win.jackpot_original_amount_cents,
        currency: win.jackpot_original_currency,
        identifier: win.game_identifier,
        title: card.title,
        href: playPath(card),
        preview: card.preview,
      };
    });
  },
});

import { gameFacts } from './facts.ts';
import { ROUND_TOPIC } from '../ledger/index.ts';
import { defineSystem } from '../system.ts';
import { gamesCalls } from './calls.ts';
import { openGames } from './games.ts';
import { withCompetitions } from './chosen-games.ts';
import { withJackpots } from './jackpot-games.ts';
import { playsProjector } from './plays.ts';
import { CATALOGUE, GAMES, JACKPOT_TOTALS } from './services.ts';
import { favorites } from './store.ts';

export const games = defineSystem({
  name: 'games',
  open: async (core) => {
    const { clock, log } = core;
    const connection = core.database.db;
    const catalogue = withCompetitions(
      withJackpots(CATALOGUE.of(core), core.content.jackpots),
      [...core.content.tournaments, ...core.content.drops],
      core.clock.now(),
    );
    const games = GAMES.set(core, await openGames({ connection, catalogue, clock, log }));
    return {
      handlers: gamesCalls({
        games,
        connection,
        clock,
        categoryTitle: (locale, slug) => core.messages.text(locale, `games.categories.${slug}`),
        jackpotTotals: () => JACKPOT_TOTALS.of(core)(),
      }),
      subscriptions: { [ROUND_TOPIC]: playsProjector(connection) },
      facts: (playerId) => gameFacts(connection, playerId, (identifier) => games.find(identifier)?.game.family),
      ownData: async (playerId) => ({ favorites: await favorites(connection, playerId) }),
    };
  },
});

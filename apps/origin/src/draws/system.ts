import { sql } from 'kysely';
import { factsFrom } from '../kernel/facts.ts';
import { defineSystem } from '../system.ts';
import { ownDraws, presentDraws } from './present.ts';
import { reconcileDraws } from './reconcile.ts';
import { changeSeed, commitSeed, nextSeed, seedInUse } from './seeds.ts';

/** Weighted draws for one player, which the player can recompute. */
export const draws = defineSystem({
  name: 'draws',
  reconcile: async (connection) => ({ ...(await reconcileDraws(connection)) }),
  open: ({ database: { db: connection }, clock }) => ({
    handlers: {
      'draws.list': async (_request, { caller: { playerId } }) => {
        const known = (await seedInUse(connection, playerId)) && (await nextSeed(connection, playerId));
        if (!known) await commitSeed(connection, { playerId, at: clock.now() });
        return presentDraws(connection, playerId);
      },
      'draws.changeSeed': async ({ body }, { caller: { playerId } }) => {
        await changeSeed(connection, { playerId, clientSeed: body.client_seed, at: clock.now() });
        return presentDraws(connection, playerId);
      },
    },
    facts: (playerId) =>
      factsFrom(
        connection,
        sql`select count(*) as seeds_revealed from draws_seeds
      where player_id = ${playerId} and revealed_at is not null`,
      ),
    ownData: (playerId) => ownDraws(connection, playerId),
  }),
});

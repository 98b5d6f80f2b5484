import { sql } from 'kysely';
import { factsFrom } from '../kernel/facts.ts';
import { tableHash } from '@cosmodrome/fairness';
import { nextLaunchDay } from '@cosmodrome/rules/chance/launch';
import { commitSeed } from '../draws/index.ts';
import { refuse } from '../kernel/http/handler.ts';
import { defineSystem } from '../system.ts';
import type { ChanceDeps } from './deps.ts';
import { launch, stateOf } from './launch.ts';
import { presentLaunch, presentOutcomes } from './present.ts';
import { reconcileChance } from './reconcile.ts';
import { launchesOf } from './store.ts';
import { tableOf } from './table.ts';

/** Launches that are shown below the next one. */
const LATEST = 7;
/** Of a player's own data: a launch a day for more than twenty years. */
const ALL = 10_000;

/** Rocket chance: a free launch a day with published odds, drawn provably (spec 2.2 and 2.6). */
export const chance = defineSystem({
  name: 'chance',
  reconcile: async (connection) => ({ ...(await reconcileChance(connection)) }),
  open: (core) => {
    const { clock, prizes, relay } = core;
    const connection = core.database.db;
    const { enabled, outcomes, title } = core.content.chance;
    const table = tableOf(outcomes);
    const deps: ChanceDeps = {
      connection,
      clock,
      prizes,
      mayBeOffered: core.admission.mayBeOffered,
      hasPoints: async (playerId, host) => (await core.policyHere.of(connection, playerId, host)).points,
      title,
      outcomes,
      table,
      tableHash: tableHash(table),
      rates: core.content.levels.rates,
    };
    const assertOn = (): void => {
      if (!enabled) throw refuse(404, 'base', 'not_found');
    };
    return {
      handlers: {
        'chance.odds': () => {
          assertOn();
          return Promise.resolve({ outcomes: presentOutcomes(outcomes, deps), table_hash: deps.tableHash });
        },
        // Whoever can launch reads here what the launch will be drawn with: the seed is committed to by then.
        'chance.own': async (_request, { caller: { playerId }, host }) => {
          assertOn();
          const state = await stateOf(deps, { playerId, host });
          const at = clock.now();
          const seed =
            state === 'held_back' || state === 'not_here' ? null : await commitSeed(connection, { playerId, at });
          const last = await launchesOf(connection, playerId, LATEST);
          return {
            state,
            next_at: nextLaunchDay(at).toISOString(),
            server_seed_hash: seed?.commitment ?? null,
            last: last.map((row) => presentLaunch(row, deps)),
          };
        },
        'chance.launch': async ({ body: { launch: read } }, { caller: { playerId }, host }) => {
          assertOn();
          const row = await launch(deps, { playerId, host, read });
          relay.wake();
          return { ...presentLaunch(row, deps), next_at: nextLaunchDay(row.at).toISOString() };
        },
      },
      facts: (playerId) =>
        factsFrom(
          connection,
          sql`select count(*) as rockets_launched from chance_launches where player_id = ${playerId}`,
        ),
      ownData: async (playerId) => ({
        chance: (await launchesOf(connection, playerId, ALL)).map((row) => ({
          ...presentLaunch(row, deps),
          at: row.at.toISOString(),
        })),
      }),
    };
  },
});

import { sql } from 'kysely';
import { factsFrom } from '../kernel/facts.ts';
import { MINUTE_MS } from '@cosmodrome/rules/durations';
import { studioRegistry } from '../adapters/providers/index.ts';
import { GAMES } from '../games/index.ts';
import { createNames, FREE_ROUNDS, STUDIOS } from '../play/index.ts';
import { defineSystem } from '../system.ts';
import { freeSpinCalls } from './calls.ts';
import { cancelAll } from './cancel.ts';
import { freeSpinsDeliverer } from './deliver.ts';
import type { FreeSpinDeps } from './deps.ts';
import { endDue } from './expire.ts';
import { tellDueStudios } from './notices.ts';
import { freeSpinGifts } from './gifts.ts';
import { ownFreeSpins } from './present.ts';
import { reconcileFreeSpins } from './reconcile.ts';
import { freeRounds } from './rounds.ts';

export const freespins = defineSystem({
  name: 'freespins',
  reconcile: async (connection) => ({ ...(await reconcileFreeSpins(connection)) }),
  open: (core) => {
    const games = GAMES.of(core);
    const studios = studioRegistry(STUDIOS.of(core));
    const names = createNames(core.secret);
    const deps: FreeSpinDeps = {
      connection: core.database.db,
      clock: core.clock,
      log: core.log,
      gameOf: (identifier) => games.find(identifier)?.game,
      serverOf: (provider) => studios.serving(provider),
      serverById: (id) => studios.byId(id),
      playerRef: (playerId) => names.playerRef(playerId),
      prizes: core.prizes,
      mayPlay: core.admission.mayPlay,
      mayBeOffered: core.admission.mayBeOffered,
      titles: core.messages.inAll('prizes.freespins'),
    };
    FREE_ROUNDS.set(core, freeRounds(deps));
    return {
      handlers: freeSpinCalls(deps),
      channels: { freespins_changes: (payload) => payload },
      deliverers: { freespins: freeSpinsDeliverer(deps) },
      gifts: (reader) => freeSpinGifts(deps, reader),
      onClosing: (trx, playerId) => cancelAll(trx, playerId, deps),
      facts: (playerId) =>
        factsFrom(
          core.database.db,
          sql`select count(*) as free_spins_finished from freespins
        where player_id = ${playerId} and stage = 'finished'`,
        ),
      ownData: (playerId) => ownFreeSpins(deps, playerId),
      jobs: [
        { name: 'end free spins', everyMs: MINUTE_MS, run: () => endDue(deps) },
        { name: 'tell studios of free spins', everyMs: MINUTE_MS, run: () => tellDueStudios(deps) },
      ],
    };
  },
});

import { SIMULATED_GROUP } from '@cosmodrome/rules/profile/statuses';
import { refuse } from '../kernel/http/handler.ts';
import { playerFacts } from '../profile/index.ts';
import { defineSystem } from '../system.ts';

/** Simulated players of a sandbox: nothing is offered, given or promised to them. */
export const crowd = defineSystem({
  name: 'crowd',
  open: (core) => ({
    admission: {
      mayBeOffered: async (playerId) => {
        const player = await playerFacts(core.database.db, playerId);
        return player?.groups.includes(SIMULATED_GROUP) ? refuse(422, 'base', 'offers_held_back') : null;
      },
    },
  }),
});

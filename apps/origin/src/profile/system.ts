import { profileFacts } from './facts.ts';
import { defineSystem } from '../system.ts';
import { profileCalls } from './calls.ts';
import { GROUPS_UPDATES, type GroupNews } from './commands/change-groups.ts';
import { presentStatuses } from './present.ts';

export const profile = defineSystem({
  name: 'profile',
  open: (core) => ({
    handlers: profileCalls({
      database: core.database.db,
      clock: core.clock,
      licenceOf: core.sites.licenceOf,
      askedAtRegistration: (host) => core.policies.of(core.sites.licenceOf(host)).registration,
      levels: core.content.levels,
      managers: core.content.vip.managers,
      contextsElsewhere: () => core.hooks.fieldContexts(),
      dataElsewhere: (playerId) => core.hooks.ownData(playerId),
    }),
    facts: (playerId) => profileFacts(core.database.db, playerId),
    channels: {
      [GROUPS_UPDATES]: (payload) => {
        const { groups, language } = payload as GroupNews;
        return { statuses: presentStatuses(groups, core.content.levels, language) };
      },
    },
  }),
});

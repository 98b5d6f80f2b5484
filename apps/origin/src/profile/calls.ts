import { fieldContexts } from '@cosmodrome/rules/profile/profile-fields';
import type { Handlers } from '../kernel/http/handler.ts';
import { addGroups } from './commands/add-groups.ts';
import { acceptTerms, setLanguage } from './commands/set-preferences.ts';
import { updatePlayer } from './commands/update-player.ts';
import type { ProfileDeps } from './deps.ts';
import { ownData } from './own-data.ts';
import { presentFields, presentGuest, presentStatusRules } from './present.ts';
import { readPlayer } from './read-player.ts';
import { findPlayer } from './store.ts';

const copied = (contexts: typeof fieldContexts): Record<string, string[]> =>
  Object.fromEntries(Object.entries(contexts).map(([name, fields]) => [name, [...fields]]));

/** The calls about who a player is. */
export function profileCalls(deps: ProfileDeps): Handlers {
  return {
    'profile.player': async (_request, { caller, country, locale }) => {
      const player = caller && (await readPlayer(deps.database, caller.playerId, deps));
      return player ?? presentGuest(country, locale);
    },
    'profile.updatePlayer': ({ body }, { caller }) => updatePlayer(body.player, caller.playerId, deps),
    'profile.updateDetails': ({ body }, { caller }) => acceptTerms(body.user.terms_acceptance, caller.playerId, deps),
    'profile.addGroups': ({ body }, { caller }) => addGroups(body.groups, caller.playerId, deps),
    'profile.updateLocale': ({ body }, { caller }) => setLanguage(body.locale, caller.playerId, deps),
    'profile.ownData': async (_request, context) => {
      context.setHeader('content-disposition', 'attachment; filename="my-data.json"');
      return ownData(context.caller.playerId, deps);
    },
    'profile.playerFields': async (_request, { caller, host }) => {
      const player = caller && (await findPlayer(deps.database, caller.playerId));
      return {
        fields: presentFields(player?.license_name ?? deps.licenceOf(host)),
        contexts: copied({
          ...deps.contextsElsewhere(),
          ...fieldContexts,
          registration: [...(fieldContexts['registration'] ?? []), ...deps.askedAtRegistration(host)],
        }),
      };
    },
    'profile.statuses': (_request, { locale }) => Promise.resolve(presentStatusRules(deps.levels, locale)),
  };
}

import { fieldContexts } from '@cosmodrome/rules/account/profile-fields';
import { inTransaction } from '@cosmodrome/database';
import { refuse, type Handlers } from '../kernel/http/handler.ts';
import { addGroups } from './commands/add-groups.ts';
import { changePassword } from './commands/change-password.ts';
import { closeAccount } from './commands/close-account.ts';
import { register } from './commands/register.ts';
import { acceptTerms, setLanguage, subscriptions } from './commands/set-preferences.ts';
import { signIn } from './commands/sign-in.ts';
import { disableTwoFactor, enableTwoFactor, renewRecoveryCodes } from './commands/set-two-factor.ts';
import { updatePlayer } from './commands/update-player.ts';
import type { AccountDeps } from './deps.ts';
import { letterCalls } from './letter-calls.ts';
import { addDocument, documentsOf, removeDocument } from './documents.ts';
import { ownData } from './own-data.ts';
import { passkeyCalls } from './passkey-calls.ts';
import { presentFields, presentGuest, presentSession, presentSettings, presentStatusRules } from './present.ts';
import { presentTwoFactor } from './present-two-factor.ts';
import { readPlayer } from './read-player.ts';
import { restoreId, setRestoreId } from './restore-ids.ts';
import { presentSessionEnd } from './session-rest.ts';
import { forgetSessionCookies } from './sessions.ts';
import { findPlayer } from './store.ts';

const copied = (contexts: typeof fieldContexts): Record<string, string[]> =>
  Object.fromEntries(Object.entries(contexts).map(([name, fields]) => [name, [...fields]]));

/** The calls of the account system. */
export function accountCalls(deps: AccountDeps): Handlers {
  return {
    ...passkeyCalls(deps),
    ...letterCalls(deps),
    'account.register': ({ body }, context) => register(body, context, deps),
    'account.signIn': ({ body }, context) => signIn(body, context, deps),
    'account.signOut': async (_request, context) => {
      const { caller } = context;
      if (caller) await inTransaction(deps.database, (trx) => deps.sessions.end(trx, caller));
      forgetSessionCookies(context);
      return undefined;
    },
    'account.player': async (_request, { caller, country, locale }) => {
      const player = caller && (await readPlayer(deps.database, caller.playerId, deps));
      return player ?? presentGuest(country, locale);
    },
    'account.updatePlayer': ({ body }, { caller }) => updatePlayer(body.player, caller.playerId, deps),
    'account.updateDetails': ({ body }, { caller }) => acceptTerms(body.user.terms_acceptance, caller.playerId, deps),
    'account.addGroups': ({ body }, { caller }) => addGroups(body.groups, caller.playerId, deps),
    'account.restoreId': ({ body }, { caller }) => restoreId(body, caller.playerId, deps),
    'account.setRestoreId': ({ body }, { caller }) => setRestoreId(body, caller.playerId, deps),
    'account.updateLocale': ({ body }, { caller }) => setLanguage(body.locale, caller.playerId, deps),
    'account.documents': (_request, { caller }) => documentsOf(deps.database, caller.playerId),
    'account.addDocument': ({ body }, { caller }) => addDocument(body, caller.playerId, deps),
    'account.removeDocument': async ({ params }, { caller }) => {
      await removeDocument(params.id, caller.playerId, deps);
      return undefined;
    },
    'account.subscriptions': (_request, { caller }) => subscriptions({}, caller.playerId, deps),
    'account.updateSubscriptions': ({ body }, { caller }) => subscriptions(body, caller.playerId, deps),
    'account.changePassword': ({ body }, context) => changePassword(body.user, context, deps),
    'account.close': async ({ body }, context) => {
      await closeAccount(body.user.current_password, context, deps);
      return undefined;
    },
    'account.twoFactor': async (_request, context) => presentTwoFactor(context, deps),
    'account.enableTwoFactor': ({ body }, context) => enableTwoFactor(body.two_factor, context, deps),
    'account.disableTwoFactor': async ({ body }, context) => {
      await disableTwoFactor(body.two_factor, context, deps);
      return undefined;
    },
    'account.renewRecoveryCodes': ({ body }, { caller }) =>
      renewRecoveryCodes(body.two_factor.current_password, caller.playerId, deps),
    'account.sessions': async (_request, { caller }) =>
      (await deps.sessions.list(caller.playerId)).map((row) => presentSession(row, caller.sessionId)),
    'account.sessionEnd': (_request, context) => presentSessionEnd(context, deps),
    'account.endSession': async ({ params }, context) => {
      const { playerId, sessionId } = context.caller;
      if (!(await deps.sessions.isOf(playerId, params.id))) throw refuse(404, 'base', 'not_found');
      await inTransaction(deps.database, (trx) => deps.sessions.end(trx, { playerId, sessionId: params.id }));
      if (params.id === sessionId) forgetSessionCookies(context);
      return undefined;
    },
    'account.endOtherSessions': async (_request, { caller }) => {
      await inTransaction(deps.database, (trx) => deps.sessions.endAll(trx, caller.playerId, caller.sessionId));
      return undefined;
    },
    'account.ownData': async (_request, context) => {
      context.setHeader('content-disposition', 'attachment; filename="my-data.json"');
      return ownData(context.caller.playerId, deps);
    },
    'account.settings': (_request, { caller }) =>
      Promise.resolve(presentSettings(deps.socketTokens.sign(caller?.playerId ?? null, caller?.sessionId ?? null))),
    'account.playerFields': async (_request, { caller, host }) => {
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
    'account.statuses': (_request, { locale }) => Promise.resolve(presentStatusRules(deps.levels, locale)),
  };
}

import { inTransaction } from '@cosmodrome/database';
import { askForLetter } from '../contact/index.ts';
import { refuse, type Handlers } from '../kernel/http/handler.ts';
import { changePassword } from './commands/change-password.ts';
import { closeAccount } from './commands/close-account.ts';
import { register } from './commands/register.ts';
import { restorePassword } from './commands/restore-password.ts';
import { disableTwoFactor, enableTwoFactor, renewRecoveryCodes } from './commands/set-two-factor.ts';
import { signIn } from './commands/sign-in.ts';
import { unlock } from './commands/unlock.ts';
import type { IdentityDeps } from './deps.ts';
import { passkeyCalls } from './passkey-calls.ts';
import { presentSession, presentSettings } from './present.ts';
import { presentTwoFactor } from './present-two-factor.ts';
import { presentSessionEnd } from './session-rest.ts';
import { forgetSessionCookies } from './sessions.ts';

/** The calls that open and close an account and the ways into it. */
export function identityCalls(deps: IdentityDeps): Handlers {
  return {
    ...passkeyCalls(deps),
    'identity.remind': ({ body }, context) => askForLetter('password', body.user, context, deps),
    'identity.restorePassword': ({ body }, context) => restorePassword(body.user, context, deps),
    'identity.askUnlock': ({ body }, context) => askForLetter('unlock', body.user, context, deps),
    'identity.unlock': ({ body }) => unlock(body.user.unlock_token, deps),
    'identity.captcha': () => Promise.resolve(deps.captcha.challenge()),
    'identity.register': ({ body }, context) => register(body, context, deps),
    'identity.signIn': ({ body }, context) => signIn(body, context, deps),
    'identity.signOut': async (_request, context) => {
      const { caller } = context;
      if (caller) await inTransaction(deps.database, (trx) => deps.sessions.leave(trx, caller));
      forgetSessionCookies(context);
      return undefined;
    },
    'identity.changePassword': ({ body }, context) => changePassword(body.user, context, deps),
    'identity.close': async ({ body }, context) => {
      await closeAccount(body.user.current_password, context, deps);
      return undefined;
    },
    'identity.twoFactor': async (_request, context) => presentTwoFactor(context, deps),
    'identity.enableTwoFactor': ({ body }, context) => enableTwoFactor(body.two_factor, context, deps),
    'identity.disableTwoFactor': async ({ body }, context) => {
      await disableTwoFactor(body.two_factor, context, deps);
      return undefined;
    },
    'identity.renewRecoveryCodes': ({ body }, { caller }) => renewRecoveryCodes(body.two_factor, caller.playerId, deps),
    'identity.sessions': async (_request, { caller }) =>
      (await deps.sessions.list(caller.playerId)).map((row) => presentSession(row, caller.sessionId)),
    'identity.sessionEnd': (_request, context) => presentSessionEnd(context, deps),
    'identity.endSession': async ({ params }, context) => {
      const { playerId, sessionId } = context.caller;
      if (!(await deps.sessions.isOf(playerId, params.id))) throw refuse(404, 'base', 'not_found');
      const own = params.id === sessionId;
      const end = own ? deps.sessions.leave : deps.sessions.end;
      await inTransaction(deps.database, (trx) => end(trx, { playerId, sessionId: params.id }));
      if (own) forgetSessionCookies(context);
      return undefined;
    },
    'identity.endOtherSessions': async (_request, { caller }) => {
      await inTransaction(deps.database, (trx) => deps.sessions.endAll(trx, caller.playerId, caller.sessionId));
      return undefined;
    },
    'identity.settings': (_request, { caller }) =>
      Promise.resolve(presentSettings(deps.socketTokens.sign(caller?.playerId ?? null, caller?.sessionId ?? null))),
  };
}

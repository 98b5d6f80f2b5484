import type { Handlers } from '../kernel/http/handler.ts';
import { passkeySignIn, passkeySignInOptions } from './commands/passkey-sign-in.ts';
import type { AccountDeps } from './deps.ts';
import { addPasskey, passkeyOptions, passkeysOf, removePasskey, renamePasskey } from './passkeys.ts';

/** The calls of passkeys: those of the security page, and the sign-in. */
export const passkeyCalls = (deps: AccountDeps): Handlers => ({
  'account.passkeys': (_request, { caller }) => passkeysOf(deps.database, caller.playerId),
  'account.passkeyOptions': ({ body }, context) => passkeyOptions(body.current_password, context, deps),
  'account.addPasskey': ({ body }, context) => addPasskey(body, context, deps),
  'account.renamePasskey': ({ params, body }, { caller }) => renamePasskey(params.id, body.name, caller.playerId, deps),
  'account.removePasskey': async ({ params, body }, { caller }) => {
    await removePasskey(params.id, body.current_password, caller.playerId, deps);
    return undefined;
  },
  'account.passkeySignInOptions': (_request, context) => passkeySignInOptions(context, deps),
  'account.passkeySignIn': ({ body }, context) => passkeySignIn(body, context, deps),
});

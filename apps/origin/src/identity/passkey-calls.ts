import type { Handlers } from '../kernel/http/handler.ts';
import { passkeySignIn, passkeySignInOptions } from './commands/passkey-sign-in.ts';
import type { IdentityDeps } from './deps.ts';
import { addPasskey, passkeyOptions, passkeysOf, removePasskey, renamePasskey } from './passkeys.ts';

/** The calls of passkeys: those of the security page, and the sign-in. */
export const passkeyCalls = (deps: IdentityDeps): Handlers => ({
  'identity.passkeys': (_request, { caller }) => passkeysOf(deps.database, caller.playerId),
  'identity.passkeyOptions': ({ body }, context) => passkeyOptions(body, context, deps),
  'identity.addPasskey': ({ body }, context) => addPasskey(body, context, deps),
  'identity.renamePasskey': ({ params, body }, { caller }) =>
    renamePasskey(params.id, body.name, caller.playerId, deps),
  'identity.removePasskey': async ({ params, body }, { caller }) => {
    await removePasskey(params.id, body.current_password, caller.playerId, deps);
    return undefined;
  },
  'identity.passkeySignInOptions': (_request, context) => passkeySignInOptions(context, deps),
  'identity.passkeySignIn': ({ body }, context) => passkeySignIn(body, context, deps),
});

import { createHmac } from 'node:crypto';
import { HDKey } from '@scure/bip32';
import type { DepositKeys } from './addresses.ts';
import { accountKeyOf } from './cardano.ts';

/** What a deployment has configured. */
type Configured = { readonly [Key in keyof DepositKeys]?: DepositKeys[Key] | undefined };

/**
 * Keys of a deployment, in place of those that it has not configured: nobody holds coins at their addresses but the sandbox. They are
 * made when the first coin is paid in.
 */
export function ownKeys(secret: string, configured: Configured = {}): DepositKeys {
  const seed = () => createHmac('sha256', secret).update('deposit addresses').digest();
  let { extendedPublicKey, cardanoPublicKey } = configured;
  return {
    get extendedPublicKey() {
      return (extendedPublicKey ??= HDKey.fromMasterSeed(seed()).publicExtendedKey);
    },
    get cardanoPublicKey() {
      return (cardanoPublicKey ??= accountKeyOf(seed()));
    },
  };
}

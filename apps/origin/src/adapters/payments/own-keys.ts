import { createHmac } from 'node:crypto';
import { HDKey } from '@scure/bip32';
import type { DepositKeys } from './addresses.ts';
import { accountKeyOf } from './cardano.ts';

/** The keys for deposits that a deployment has configured. */
type Configured = { readonly [Key in keyof DepositKeys]?: DepositKeys[Key] | undefined };

/**
 * The keys for deposits of coins. Those that a deployment has not configured are derived from its secret when the first coin
 * is paid in: nobody holds coins at their addresses but the sandbox.
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

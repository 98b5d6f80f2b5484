import { createHmac } from 'node:crypto';
import { HDKey } from '@scure/bip32';
import type { DepositKeys } from './addresses.ts';
import { accountKeyOf } from './cardano.ts';

/** Keys of a deployment that has configured none: nobody holds coins at their addresses but the sandbox. */
export function ownKeys(secret: string): DepositKeys {
  const seed = createHmac('sha256', secret).update('deposit addresses').digest();
  return { extendedPublicKey: HDKey.fromMasterSeed(seed).publicExtendedKey, cardanoPublicKey: accountKeyOf(seed) };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StudioServer } from '../adapters/providers/index.ts';
import { Service } from '../kernel/service.ts';
import type { WalletService } from './wallet/service.ts';

/** The studios' servers; the program gives them. One in this process may hand over what it does not have yet, as functions. */
export const STUDIOS = new Service<readonly StudioServer[]>('studios');

/** For a studio in the same process. */
export const WALLET = new Service<WalletService>('wallet');

/** Answers `/wallet/v1/*`, beside the origin's listener. */
export const WALLET_LISTENER = new Service<(request: IncomingMessage, response: ServerResponse) => void>(
  'listener of the wallet',
);

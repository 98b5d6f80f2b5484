import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StudioServer } from '../adapters/providers/index.ts';
import type { FreeRounds } from './wallet/free.ts';
import { Service } from '../kernel/service.ts';
import type { WalletService } from './wallet/service.ts';

/** The studios' servers; the program gives them. One in this process may hand over what it does not have yet, as functions. */
export const STUDIOS = new Service<readonly StudioServer[]>('studios');

/** For a studio in the same process. */
export const WALLET = new Service<WalletService>('wallet');

/** What rounds that the house stakes are held to; free spins set it. */
export const FREE_ROUNDS = new Service<FreeRounds>('free rounds');

/** Answers `/wallet/v1/*`, beside the origin's listener. */
export const WALLET_LISTENER = new Service<(request: IncomingMessage, response: ServerResponse) => void>(
  'listener of the wallet',
);

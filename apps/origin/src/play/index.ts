export { FREE_ROUNDS, STUDIOS, WALLET, WALLET_LISTENER } from './services.ts';
export { createNames } from './sessions/names.ts';
export type { FreeAction, FreeRounds } from './wallet/free.ts';
export type { RefusedBet, WalletService } from './wallet/service.ts';

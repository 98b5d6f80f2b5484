export { STUDIOS, WALLET, WALLET_LISTENER } from './services.ts';
export type { RefusedBet, WalletService } from './wallet/service.ts';

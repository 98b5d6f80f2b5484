export { STUDIOS, WALLET, WALLET_LISTENER } from './services.ts';
export type { PlayTables } from './tables.ts';
export type { WalletResult } from './wallet/result.ts';
export type { RefusedBet, WalletService } from './wallet/service.ts';

export { playCalls } from './calls.ts';
export type { PlayDeps } from './deps.ts';
export { createNames, type Names } from './sessions/names.ts';
export { endSessions, sweepSessions } from './sessions/store.ts';
export type { PlayTables } from './tables.ts';
export { walletListener, type WalletHttpOptions } from './wallet/http.ts';
export type { WalletResult } from './wallet/result.ts';
export { createWallet, type MayBet, type WalletOptions, type WalletService } from './wallet/service.ts';

import type { Clock } from '@cosmodrome/rules/clock';
import type { GameRegistry } from './content/registry.ts';
import type { ArcadeDb, Mode } from './database/tables.ts';
import type { Wallet } from './wallet/wallet.ts';

/** What the studio writes its troubles to; pino's logger fits. */
export interface ArcadeLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Runs something later. The real one is the timers of the machine; tests move their own. */
export interface Scheduler {
  /** Calls `task` after `milliseconds`; the answer cancels it. */
  after(milliseconds: number, task: () => void): () => void;
}

/** What the studio's use cases share. */
export interface ArcadeDeps {
  db: ArcadeDb;
  wallets: Readonly<Record<Mode, Wallet>>;
  clock: Clock;
  log: ArcadeLog;
  games: GameRegistry;
}

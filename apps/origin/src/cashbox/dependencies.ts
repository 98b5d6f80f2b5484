import type { Connection } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import type { Refusal } from '../kernel/http/handler.ts';
import type { PaymentProvider } from '../adapters/payments/provider.ts';

/** A withdrawal that is about to begin. */
export interface Withdrawal {
  readonly playerId: number;
  readonly currency: string;
  /** Ids of the bonuses that the player was told it ends. */
  readonly told: readonly number[];
}

/** What the cashbox needs from outside. */
export interface CashboxDependencies {
  connection: Connection;
  clock: Clock;
  provider: PaymentProvider;
  /** Extended public key whose children receive crypto deposits. */
  extendedPublicKey: string;
  /** Address of the site, put before the path a player comes back to; empty for a provider on the same host. */
  siteUrl: string;
  /**
   * Says whether a player may pay this in: the door for limits. Asked in the payment's transaction, under the player's
   * lock; a refusal is what the caller gets.
   */
  mayDeposit?:
    | ((
        connection: Connection,
        deposit: { playerId: number; currency: string; amount: bigint },
        now: Date,
      ) => Promise<Refusal | null>)
    | undefined;
  /** Says whether somebody elsewhere bars the player from paying in: asked before the payment's transaction begins. */
  isBarred?: ((playerId: number, host: string) => Promise<Refusal | null>) | undefined;
  /** Says whether the policy lets a player take withdrawals back on a host. */
  allowsRecall?: ((playerId: number, host: string) => Promise<boolean>) | undefined;
  /** What is to be done before the transaction of a withdrawal begins. */
  beforeWithdrawal?: ((playerId: number) => Promise<void>) | undefined;
  /** What is to be done before money is withdrawn, in the payment's transaction, under the player's lock; it may refuse it. */
  onWithdrawal?: ((trx: Connection, withdrawal: Withdrawal) => Promise<void>) | undefined;
  log: { error(details: object, message: string): void };
}

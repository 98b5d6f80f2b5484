import type { Connection } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import type { Refusal } from '../kernel/http/handler.ts';
import type { DepositKeys } from '../adapters/payments/addresses.ts';
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
  /** The accounts whose children receive crypto deposits. */
  depositKeys: DepositKeys;
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
  /**
   * How much of what a payment brought the player's limits leave room for, beside everything else: null where nothing
   * limits it. Asked under the player's lock.
   */
  depositRoom?:
    | ((
        connection: Connection,
        payment: { playerId: number; currency: string; paymentId: string },
        now: Date,
      ) => Promise<bigint | null>)
    | undefined;
  /**
   * Says whether the player still has to be asked about limits before the first deposit (player protection R3). Asked in
   * the payment's transaction.
   */
  isUnasked?: ((connection: Connection, playerId: number) => Promise<boolean>) | undefined;
  /** Says whether somebody elsewhere bars the player from paying in: asked before the payment's transaction begins. */
  isBarred?: ((playerId: number, host: string) => Promise<Refusal | null>) | undefined;
  /** Says whether the policy lets a player take withdrawals back on a host. */
  allowsRecall?: ((playerId: number, host: string) => Promise<boolean>) | undefined;
  /** What is to be done before the transaction of a withdrawal begins. */
  beforeWithdrawal?: ((playerId: number) => Promise<void>) | undefined;
  /** What is to be done before money is withdrawn, in the payment's transaction, under the player's lock; it may refuse it. */
  onWithdrawal?: ((trx: Connection, withdrawal: Withdrawal) => Promise<void>) | undefined;
  /** Withdrawals of a day that need no person for a player of these groups, in euro cents; null: the usual sum. */
  automaticPayoutEurCents?: ((groups: readonly string[]) => number | null) | undefined;
  log: { error(details: object, message: string): void };
}

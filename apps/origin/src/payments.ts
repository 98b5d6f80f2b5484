import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { accountView } from '@cosmodrome/rules/cashbox/account';
import { HDKey } from '@scure/bip32';
import { jurisdictionOf } from './account/index.ts';
import type { PaymentProvider } from './adapters/payments/provider.ts';
import {
  cashboxCalls,
  createPaymentWebhooks,
  expireDeposits,
  forgetScreenings,
  hasOpenPayment,
  ownPayments,
  submitWaiting,
  type CashboxDependencies,
} from './cashbox/index.ts';
import { refuse } from './kernel/http/handler.ts';
import { askAdmission, depositRefusal } from './limits/index.ts';
import type { OriginCore, SystemFactory } from './system.ts';

export interface PaymentsOptions {
  readonly provider: (core: OriginCore) => PaymentProvider;
  /** Extended public key of the account that receives coins; made from the secret when there is none. */
  readonly extendedPublicKey?: string | undefined;
  /** Address of the site for providers elsewhere, without a slash at the end. */
  readonly siteUrl?: string | undefined;
}

export interface Payments {
  readonly system: SystemFactory;
  /** Answers `/webhooks/payments/*`, beside the origin's listener. */
  webhookListener(request: IncomingMessage, response: ServerResponse): void;
  /** What the operator's commands need; after the origin was created. */
  dependencies(): CashboxDependencies;
}

/** The part of the balance message that the ledger knows; the rest of the account follows from the currency. */
interface BalancePayload {
  currency: string;
  amount_cents: number;
  available_to_cashout_cents: number;
  active: boolean;
  /** Bets do not say it: a wallet that is played with is seen. */
  hidden_at?: string | null;
}

const presentBalance = (payload: unknown): unknown => {
  const { currency, active, amount_cents, available_to_cashout_cents: real, hidden_at } = payload as BalancePayload;
  const hiddenAt = hidden_at ? new Date(hidden_at) : null;
  return accountView({ currency, active, hiddenAt, real: BigInt(real), bonus: BigInt(amount_cents - real) });
};

/** Addresses of a deployment that has configured none: nobody holds coins there but the sandbox. */
const ownPublicKey = (secret: string): string =>
  HDKey.fromMasterSeed(createHmac('sha256', secret).update('deposit addresses').digest()).publicExtendedKey;

/** The cashbox with its provider, ready to be composed. */
export function createPayments(options: PaymentsOptions): Payments {
  let dependencies: CashboxDependencies | null = null;
  let webhooks: Awaited<ReturnType<typeof createPaymentWebhooks>> | null = null;
  const made = <T>(part: T | null): T => {
    if (!part) throw new Error('the origin has not been created yet');
    return part;
  };
  return {
    system: async (core) => {
      const own: CashboxDependencies = {
        connection: core.database.db,
        clock: core.clock,
        provider: options.provider(core),
        extendedPublicKey: options.extendedPublicKey ?? ownPublicKey(core.secret),
        siteUrl: options.siteUrl ?? '',
        isBarred: askAdmission(core),
        mayDeposit: depositRefusal,
        allowsRecall: async (playerId, host) => {
          const { licence } = await jurisdictionOf(core.database.db, playerId);
          return core.policies.of(licence, core.sites.of(host).site.licence).withdrawalRecall;
        },
        beforeWithdrawal: async (playerId) => {
          for (const { beforeWithdrawal } of core.systems) await beforeWithdrawal?.(playerId);
        },
        onWithdrawal: async (trx, withdrawal) => {
          for (const { onWithdrawal } of core.systems) await onWithdrawal?.(trx, withdrawal);
        },
        log: core.log,
      };
      dependencies = own;
      webhooks = await createPaymentWebhooks(own);
      return {
        handlers: cashboxCalls(own),
        ownData: (playerId) => ownPayments(own.connection, playerId),
        onClosing: async (trx, playerId) => {
          if (await hasOpenPayment(trx, playerId)) throw refuse(422, 'base', 'payment_open');
        },
        channels: { balance: presentBalance, payments_changes: (payload) => payload },
        jobs: [
          { name: 'submit waiting cashouts', everyMs: 30_000, run: () => submitWaiting(own) },
          { name: 'expire deposits', everyMs: 600_000, run: () => expireDeposits(own) },
          { name: 'forget screenings of deposits', everyMs: 3_600_000, run: () => forgetScreenings(own) },
        ],
        close: () => made(webhooks).close(),
      };
    },
    webhookListener: (request, response) => made(webhooks).listener(request, response),
    dependencies: () => made(dependencies),
  };
}

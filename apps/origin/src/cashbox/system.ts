import { sql } from 'kysely';
import { factsFrom } from '../kernel/facts.ts';
import { HOUR_MS } from '@cosmodrome/rules/durations';
import { ownKeys } from '../adapters/payments/own-keys.ts';
import { refuse } from '../kernel/http/handler.ts';
import { defineSystem } from '../system.ts';
import { PAYMENT_TOPIC } from './payment-event.ts';
import { cashboxCalls } from './calls.ts';
import { expireDeposits, resolveDeposits, submitWaiting } from './jobs.ts';
import { hasOpenPayment, ownPayments } from './own.ts';
import { reconcileHeld } from './reconcile.ts';
import { forgetScreenings } from './screening.ts';
import { CASHBOX, PAYMENT_LISTENER, PAYMENTS } from './services.ts';
import { createPaymentWebhooks } from './webhooks.ts';

export const cashbox = defineSystem({
  name: 'cashbox',
  reconcile: async (connection) => ({ held: await reconcileHeld(connection) }),
  open: async (core) => {
    const { hooks } = core;
    const connection = core.database.db;
    const { provider, siteUrl = '', ...given } = PAYMENTS.of(core);
    const own = CASHBOX.set(core, {
      connection,
      clock: core.clock,
      provider,
      depositKeys: ownKeys(core.secret, given),
      siteUrl,
      isBarred: core.admission.mayPay,
      isUnasked: hooks.asksBeforeDeposit,
      mayDeposit: hooks.depositRefusal,
      depositRoom: hooks.depositRoom,
      allowsRecall: async (playerId, host) => (await core.policyHere.of(connection, playerId, host)).withdrawalRecall,
      beforeWithdrawal: hooks.beforeWithdrawal,
      onWithdrawal: hooks.onWithdrawal,
      automaticPayoutEurCents: hooks.automaticPayoutEurCents,
      log: core.log,
    });
    const webhooks = await createPaymentWebhooks(own);
    PAYMENT_LISTENER.set(core, webhooks.listener);
    return {
      handlers: cashboxCalls(own),
      facts: (playerId) =>
        factsFrom(
          connection,
          sql`select count(*) as withdrawals from payments
        where player_id = ${playerId} and action = 'cashout' and state = 'succeeded'`,
        ),
      ownData: (playerId) => ownPayments(connection, playerId),
      onClosing: async (trx, playerId) => {
        if (await hasOpenPayment(trx, playerId)) throw refuse(422, 'base', 'payment_open');
      },
      channels: { [PAYMENT_TOPIC]: (payload) => payload },
      jobs: [
        { name: 'submit waiting cashouts', everyMs: 30_000, run: () => submitWaiting(own) },
        { name: 'resolve deposits', everyMs: 30_000, run: () => resolveDeposits(own) },
        { name: 'expire deposits', everyMs: 600_000, run: () => expireDeposits(own) },
        { name: 'forget screenings of deposits', everyMs: HOUR_MS, run: () => forgetScreenings(own) },
      ],
      close: () => webhooks.close(),
    };
  },
});

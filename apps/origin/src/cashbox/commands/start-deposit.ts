import { inTransaction, type Connection } from '@cosmodrome/database';
import type { StartPayment } from '@cosmodrome/contract/http/cashbox';
import type { MethodRule } from '@cosmodrome/rules/cashbox/methods';
import { MINUTE_MS } from '@cosmodrome/rules/durations';
import { convert } from '@cosmodrome/rules/money/rates';
import { paymentMachines } from '@cosmodrome/rules/cashbox/payment-state';
import { move } from '@cosmodrome/rules/machine';
import { playerFacts } from '../../profile/index.ts';
import { depositAddress } from '../../adapters/payments/addresses.ts';
import { refuse, type CallContext, type Caller } from '../../kernel/http/handler.ts';
import { lockPlayer } from '../../kernel/outbox/index.ts';
import type { CashboxDependencies } from '../dependencies.ts';
import { profilesOf } from '../profiles.ts';
import { findPayment, insertPayment, nextAddressIndex, updatePayment, type PaymentRow } from '../store.ts';
import type { CoinLeg } from '../tables.ts';
import { assertAmountAllowed, assertIdentity, assertOffered, assertWallet, safeReturnPath } from './check-payment.ts';
import { handDeposit } from './hand-deposit.ts';
import { identifyPayment } from './repeated-payment.ts';

/** How long a converted rate is held for a crypto deposit into a fiat wallet, in milliseconds. */
const RATE_HELD_MS = 15 * MINUTE_MS;

/**
 * Starts a deposit of somebody known, who has been asked about limits (player protection R3): the payment is written first, then the provider is asked. A provider that does not answer leaves no
 * money moved and a canceled payment, or with a saved card one that waits.
 */
export async function startDeposit(
  dependencies: CashboxDependencies,
  request: StartPayment,
  context: CallContext<Caller>,
): Promise<PaymentRow> {
  if (context.restricted) throw refuse(403, 'base', 'country_restricted');
  const { connection, clock, provider } = dependencies;
  const { playerId } = context.caller;
  const method = assertAmountAllowed(request, context.locale);
  await assertOffered(connection, playerId, method);
  await assertWallet(connection, playerId, request.currency);
  const barred = await dependencies.isBarred?.(playerId, context.host);
  if (barred) throw barred;
  await assertIdentity(connection, playerId, request.currency);
  const coin = method.coin ? await coinLeg(dependencies, method, request) : null;
  const now = clock.now();
  const { payment, profile } = await inTransaction(connection, async (trx) => {
    await lockPlayer(trx, playerId);
    // Under the lock, as closing is: nobody pays into an account that has just been closed.
    if ((await playerFacts(trx, playerId))?.closed_at !== null) throw refuse(401, 'base', 'unauthenticated');
    // A card that has just been removed is not charged.
    const profile = await savedProfile(trx, playerId, request, method);
    const { id, earlier } = await identifyPayment(trx, playerId, request, context.idempotencyKey);
    if (earlier) return { payment: earlier, profile };
    if (await dependencies.isUnasked?.(trx, playerId)) throw refuse(422, 'base', 'limit_question_due');
    const wanted = { playerId, currency: request.currency, amount: BigInt(request.amount_cents) };
    const refusal = await dependencies.mayDeposit?.(trx, wanted, now);
    if (refusal) throw refusal;
    const payment = await insertPayment(trx, {
      player_id: playerId,
      id,
      action: 'deposit',
      state: 'pending',
      method: method.id,
      provider: provider.id,
      currency: request.currency,
      amount_cents: BigInt(request.amount_cents),
      requested_cents: BigInt(request.amount_cents),
      coin: coin && JSON.stringify(coin),
      profile_id: profile?.id ?? null,
      destination: null,
      reference: null,
      page_url: null,
      return_url: dependencies.siteUrl + safeReturnPath(request.return_path),
      locale: context.locale,
      reason: null,
      created_at: now,
      finished_at: null,
    });
    return { payment, profile };
  });
  // The provider knows it already when an earlier attempt got that far.
  if (payment.state !== 'pending' || payment.reference !== null) return payment;
  return submitDeposit(dependencies, payment, profile?.token ?? null);
}

async function savedProfile(
  connection: Connection,
  playerId: number,
  request: StartPayment,
  method: MethodRule,
): Promise<{ id: string; token: string } | null> {
  if (!request.saved_profile_id) return null;
  const profiles = await profilesOf(connection, playerId);
  const found = profiles.find((row) => row.id === request.saved_profile_id && row.method === method.id);
  if (!found) throw refuse(422, 'saved_profile_id', 'unknown');
  return { id: found.id, token: found.provider_token };
}

async function coinLeg(
  { connection, clock, depositKeys }: CashboxDependencies,
  method: MethodRule,
  request: StartPayment,
): Promise<CoinLeg> {
  const code = method.coin ?? request.currency;
  const converted = code !== request.currency;
  return {
    code,
    network: method.network ?? code,
    address: depositAddress(depositKeys, code, await nextAddressIndex(connection)),
    amount_cents: convert(request.amount_cents, request.currency, code, 'up'),
    confirmations: method.confirmations,
    rate_expires_at: converted ? new Date(clock.now().getTime() + RATE_HELD_MS).toISOString() : null,
  };
}

async function submitDeposit(
  dependencies: CashboxDependencies,
  payment: PaymentRow,
  profileToken: string | null,
): Promise<PaymentRow> {
  try {
    return await handDeposit(dependencies, payment, profileToken);
  } catch (error) {
    dependencies.log.error({ err: error, payment: payment.id }, 'the payment provider did not take a deposit');
    const taken = await giveUpUntaken(dependencies, payment);
    if (taken) return taken;
    throw refuse(503, 'base', 'payment_provider_unavailable');
  }
}

/**
 * Cancels a deposit that the provider has not answered for, unless another attempt was answered, or it was told of
 * meanwhile: then it is as it has become. A saved card may have been charged although the answer is lost: that payment
 * waits, so that the next attempt with its key, or `resolveDeposits`, asks for the same one and nothing is charged twice.
 */
function giveUpUntaken(
  { connection, clock }: Pick<CashboxDependencies, 'connection' | 'clock'>,
  { player_id: playerId, id }: PaymentRow,
): Promise<PaymentRow | null> {
  return inTransaction(connection, async (trx) => {
    await lockPlayer(trx, playerId);
    const current = await findPayment(trx, playerId, id);
    if (!current || current.state !== 'pending' || current.reference !== null) return current ?? null;
    if (current.profile_id !== null) return null;
    const now = clock.now();
    const state = move(paymentMachines.deposit, current.state, 'canceled');
    await updatePayment(trx, current, { state, reason: 'provider_unavailable', finished_at: now }, now);
    return null;
  });
}

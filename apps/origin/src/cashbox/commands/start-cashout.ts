import { playerFacts } from '../../profile/index.ts';
import { inTransaction, type Connection } from '@cosmodrome/database';
import type { StartPayment } from '@cosmodrome/contract/http/cashbox';
import { bankAccountError, plainAccount } from '@cosmodrome/rules/cashbox/bank-account';
import type { MethodRule } from '@cosmodrome/rules/cashbox/methods';
import { isPaidAutomatically } from '@cosmodrome/rules/cashbox/payout-approval';
import { DAY_MS } from '@cosmodrome/rules/durations';
import { isAddress } from '../../adapters/payments/addresses.ts';
import { refuse, type CallContext, type Caller } from '../../kernel/http/handler.ts';
import { lockPlayer } from '../../kernel/outbox/index.ts';
import { InsufficientFunds, livesOnGifts, post } from '../../ledger/index.ts';
import type { CashboxDependencies } from '../dependencies.ts';
import { profilesOf } from '../profiles.ts';
import { findPayment, insertPayment, paidOutElsewhere, paidOutSince, type PaymentRow } from '../store.ts';
import type { CoinLeg } from '../tables.ts';
import { approveCashout, NotReserved } from './approve-cashout.ts';
import { assertAmountAllowed, assertIdentity, assertWallet } from './check-payment.ts';
import { identifyPayment } from './repeated-payment.ts';

/** Where a cashout goes, as the provider is told. */
interface Destination {
  profileId: string | null;
  /** Token of a saved profile, or the account the player named. */
  account: string | null;
  coin: CoinLeg | null;
}

/**
 * Starts a cashout: the amount leaves the wallet at once and waits in reserve. Within the automatic sum it goes to the
 * provider right away; above it a person decides.
 */
export async function startCashout(
  dependencies: CashboxDependencies,
  request: StartPayment,
  context: CallContext<Caller>,
): Promise<PaymentRow> {
  const { connection, clock, provider } = dependencies;
  const { playerId } = context.caller;
  const method = assertAmountAllowed(request, context.locale);
  await assertWallet(connection, playerId, request.currency);
  await assertIdentity(connection, playerId, request.currency);
  const recallable = (await dependencies.allowsRecall?.(playerId, context.host)) ?? false;
  await dependencies.beforeWithdrawal?.(playerId);
  const now = clock.now();
  const since = new Date(now.getTime() - DAY_MS);
  const { payment, automatic } = await inTransaction(connection, async (trx) => {
    await lockPlayer(trx, playerId);
    const destination = await destinationOf(trx, playerId, request, method);
    const { id, earlier } = await identifyPayment(trx, playerId, request, context.idempotencyKey);
    const groups = (await playerFacts(trx, playerId))?.groups ?? [];
    const promised = dependencies.automaticPayoutEurCents?.(groups) ?? null;
    // Many accounts that were opened for their gift are seen by a person only.
    const automatic =
      !(await livesOnGifts(trx, playerId)) &&
      (await isWithinSum(trx, id, { playerId, since, promised }, request, destination));
    if (earlier) return { payment: earlier, automatic: earlier.state === 'reserved' && automatic };
    const told = request.ends_bonuses ?? [];
    await dependencies.onWithdrawal?.(trx, { playerId, currency: request.currency, told });
    await reserve(trx, playerId, id, request, now);
    const row = await insertPayment(trx, {
      player_id: playerId,
      id,
      action: 'cashout',
      state: 'reserved',
      method: method.id,
      provider: provider.id,
      currency: request.currency,
      amount_cents: BigInt(request.amount_cents),
      requested_cents: BigInt(request.amount_cents),
      coin: destination.coin && JSON.stringify(destination.coin),
      profile_id: destination.profileId,
      destination: destination.account,
      reference: null,
      page_url: null,
      return_url: null,
      locale: context.locale,
      reason: null,
      recallable,
      created_at: now,
      finished_at: null,
    });
    return { payment: row, automatic };
  });
  if (!automatic) return payment;
  try {
    return await approveCashout(dependencies, payment);
  } catch (error) {
    // Another attempt with the same key was faster.
    const approved = error instanceof NotReserved && (await findPayment(connection, playerId, payment.id));
    if (approved) return approved;
    throw error;
  }
}

/** Whether the day's automatic sum has room for it: that of the player, and of the place it goes to from all accounts. */
async function isWithinSum(
  trx: Connection,
  id: string,
  { playerId, since, promised }: { playerId: number; since: Date; promised: number | null },
  { currency, amount_cents }: StartPayment,
  { account }: Destination,
): Promise<boolean> {
  const own = await paidOutSince(trx, playerId, since, id);
  const others = account === null ? [] : await paidOutElsewhere(trx, playerId, account, since);
  return isPaidAutomatically({ currency, amount: BigInt(amount_cents) }, [...own, ...others], promised);
}

async function reserve(
  trx: Parameters<typeof post>[0],
  playerId: number,
  id: string,
  { currency, amount_cents }: StartPayment,
  at: Date,
): Promise<void> {
  const amount = BigInt(amount_cents);
  try {
    await post(trx, {
      playerId,
      key: `cashbox:reserve:${id}`,
      kind: 'withdrawal_reserve',
      entries: [
        { account: 'player', part: 'real', currency, amount: -amount },
        { account: 'withdrawals_reserved', currency, amount },
      ],
      at,
    });
  } catch (error) {
    if (error instanceof InsufficientFunds) throw refuse(422, 'amount_cents', 'not_enough_money');
    throw error;
  }
}

async function destinationOf(
  connection: Connection,
  playerId: number,
  request: StartPayment,
  method: MethodRule,
): Promise<Destination> {
  if (method.coin) {
    const address = request.fields?.['address']?.trim() ?? '';
    if (!isAddress(method.coin, address)) throw refuse(422, 'address', address === '' ? 'required' : 'address_invalid');
    const coin: CoinLeg = {
      code: method.coin,
      network: method.network ?? method.coin,
      address,
      amount_cents: request.amount_cents,
      confirmations: method.confirmations,
      rate_expires_at: null,
    };
    return { profileId: null, account: address, coin };
  }
  if (method.kind === 'bank_transfer') {
    const written = request.fields?.['bank_account'] ?? '';
    const problem = bankAccountError(written, request.currency);
    if (problem) throw refuse(422, 'bank_account', problem.key);
    return { profileId: null, account: plainAccount(written), coin: null };
  }
  const profiles = (await profilesOf(connection, playerId)).filter((profile) => profile.method === method.id);
  const chosen = profiles.find((profile) => profile.id === request.saved_profile_id);
  if (chosen) return { profileId: chosen.id, account: chosen.provider_token, coin: null };
  if (request.saved_profile_id) throw refuse(422, 'saved_profile_id', 'unknown');
  const account = request.fields?.['wallet_account']?.trim() ?? '';
  if (method.kind === 'cards') throw refuse(422, 'saved_profile_id', 'deposit_by_card_first');
  if (account === '') throw refuse(422, 'wallet_account', 'required');
  return { profileId: null, account, coin: null };
}

import { randomBytes, randomUUID } from 'node:crypto';
import type { CreatedPayment, CreatePayment, PaymentNotice } from '@cosmodrome/contract/payment-provider';
import type { Kysely, Selectable } from 'kysely';
import { transferOutcome } from './bank-outcome.ts';
import { type CardOutcome, savedOutcome } from './card-outcome.ts';
import { transfer } from './chain.ts';
import { queueNotice } from './notices.ts';
import type { SandboxTables } from './tables.ts';

export type Payment = Selectable<SandboxTables['sandbox_payments']>;
type Profile = NonNullable<PaymentNotice['profile']>;

/** Seconds a card or wallet payout takes. */
const PAYOUT_SECONDS = 2;
/** An address or account with this word in it is refused, so that a failed payout can be seen. */
const REFUSED_WORD = 'decline';

/**
 * Takes a payment in. The same payment id gets the same answer. What needs nobody (a payout, a saved card) is decided
 * at once; everything else waits for its page.
 */
export async function createPayment(
  db: Kysely<SandboxTables>,
  request: CreatePayment,
  now: Date,
): Promise<CreatedPayment> {
  await db
    .insertInto('sandbox_payments')
    .values({
      payment_id: request.payment_id,
      reference: randomBytes(18).toString('base64url'),
      action: request.action,
      kind: request.kind,
      amount_cents: BigInt(request.amount_cents),
      currency: request.currency,
      locale: request.locale,
      return_url: request.return_url,
      coin: request.coin && JSON.stringify(request.coin),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .execute();
  const payment = await db
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('payment_id', '=', request.payment_id)
    .executeTakeFirstOrThrow();
  if (payment.state === 'open') {
    if (payment.action === 'payout') await payOut(db, payment, request.profile_token, now);
    else if (payment.kind !== 'crypto' && request.profile_token)
      await chargeProfile(db, payment, request.profile_token, now);
  }
  const hasPage = payment.action === 'deposit' && (await asksOnItsPage(db, request.profile_token));
  return { reference: payment.reference, page_url: hasPage ? `/sandbox/pay/${payment.reference}` : null };
}

async function payOut(db: Kysely<SandboxTables>, payment: Payment, target: string | null, now: Date): Promise<void> {
  const destination = payment.coin?.address ?? target ?? '';
  if (destination.includes(REFUSED_WORD)) {
    await settle(db, payment, { event: 'declined', reason: 'destination_refused' }, now);
  } else if (payment.coin) {
    await transfer(db, payment, BigInt(payment.coin.amount_cents), now);
  } else if (payment.kind === 'bank_transfer') {
    await sendTransfer(db, payment, { account: destination, amount: payment.amount_cents }, now);
  } else {
    await settle(db, payment, { event: 'confirmed' }, new Date(now.getTime() + PAYOUT_SECONDS * 1000));
  }
}

/**
 * A transfer between banks: told of at once as being under way, then as having arrived or come back, with the amount that
 * was sent. Sending a second one for the same payment changes nothing.
 */
export async function sendTransfer(
  db: Kysely<SandboxTables>,
  payment: Payment,
  { account, amount }: { account: string; amount: bigint },
  now: Date,
): Promise<void> {
  const { returned, delaySeconds } = transferOutcome(account);
  const event =
    returned === null ? ({ event: 'confirmed' } as const) : ({ event: 'declined', reason: returned } as const);
  await settle(db, payment, { ...event, amount, sent: true, delaySeconds }, now);
}

/** What a bank does with a card that was saved; undefined for a token that it has not given. A wallet is just charged. */
async function outcomeOfSaved(db: Kysely<SandboxTables>, token: string): Promise<CardOutcome | undefined> {
  const known = await db.selectFrom('sandbox_profiles').select('profile').where('token', '=', token).executeTakeFirst();
  return known && savedOutcome(known.profile);
}

/** Whether somebody has to do something on a page: anybody without a saved profile, and whose bank wants a code each time. */
const asksOnItsPage = async (db: Kysely<SandboxTables>, token: string | null): Promise<boolean> =>
  token === null || (await outcomeOfSaved(db, token))?.challenge === true;

async function chargeProfile(db: Kysely<SandboxTables>, payment: Payment, token: string, now: Date): Promise<void> {
  const outcome = await outcomeOfSaved(db, token);
  const reason = outcome ? outcome.declinedLater : 'unknown_profile';
  if (reason !== null) await settle(db, payment, { event: 'declined', reason }, now);
  else if (outcome?.challenge) await challenge(db, payment);
  else await settle(db, payment, { event: 'confirmed', ...(outcome && { outcome }) }, now);
}

/** The payment waits for its bank's code. */
export async function challenge(db: Kysely<SandboxTables>, payment: Payment): Promise<void> {
  await db
    .updateTable('sandbox_payments')
    .set({ state: 'challenged' })
    .where('payment_id', '=', payment.payment_id)
    .where('state', '=', 'open')
    .execute();
}

/** What a finished page leaves: the notice, and the profile that may be used again. */
export interface Settlement {
  event: 'confirmed' | 'declined' | 'canceled';
  reason?: string;
  profile?: Omit<Profile, 'token'>;
  outcome?: CardOutcome;
  /** What was sent, where a person decides it; else what was asked. */
  amount?: bigint;
  /** Tells at once that it is under way, before it ends. */
  sent?: true;
  delaySeconds?: number;
}

/** Ends a payment once: a second end of the same payment changes nothing and tells nobody. */
export async function settle(
  db: Kysely<SandboxTables>,
  payment: Payment,
  settlement: Settlement,
  now: Date,
): Promise<boolean> {
  const { event, reason = null, outcome } = settlement;
  return db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable('sandbox_payments')
      .set({ state: 'done' })
      .where('payment_id', '=', payment.payment_id)
      .where('state', '!=', 'done')
      .returning('payment_id')
      .executeTakeFirst();
    if (!ended) return false;
    const profile = settlement.profile ? { ...settlement.profile, token: randomUUID() } : null;
    if (profile) {
      await trx
        .insertInto('sandbox_profiles')
        .values({ token: profile.token, profile: JSON.stringify(profile) })
        .execute();
    }
    const dueAt = new Date(now.getTime() + (settlement.delaySeconds ?? outcome?.delaySeconds ?? 0) * 1000);
    const facts = {
      payment_id: payment.payment_id,
      reference: payment.reference,
      event,
      reason,
      profile,
      amount_cents: Number(settlement.amount ?? (payment.amount_cents * BigInt(outcome?.amountPercent ?? 100)) / 100n),
      currency: payment.currency,
    };
    if (settlement.sent) await queueNotice(trx, { ...facts, event: 'submitted', reason: null, profile: null }, now);
    for (let copy = 0; copy < (outcome?.twice ? 2 : 1); copy += 1) await queueNotice(trx, facts, dueAt);
    return true;
  });
}

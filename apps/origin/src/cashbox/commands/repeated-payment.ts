import { createHash, randomUUID } from 'node:crypto';
import type { StartPayment } from '@cosmodrome/contract/http/cashbox';
import type { Connection } from '@cosmodrome/database';
import { plainAccount } from '@cosmodrome/rules/cashbox/bank-account';
import { methodRule } from '@cosmodrome/rules/cashbox/methods';
import { refuse } from '../../kernel/http/handler.ts';
import { findPayment, type PaymentRow } from '../store.ts';

/** The id a payment gets, and the payment itself when an earlier attempt has already written it. */
export interface PaymentIdentity {
  readonly id: string;
  readonly earlier: PaymentRow | undefined;
}

/**
 * Makes the id of a payment from the player's `Idempotency-Key`, so that a repeat finds what an attempt wrote before the
 * program died; without a key every attempt is a payment of its own. An attempt that the provider did not take is over:
 * the next one with its key begins anew. Called under the player's lock.
 *
 * Refuses another payment under the same key with 422 `idempotency_key_reused`.
 */
export async function identifyPayment(
  connection: Connection,
  playerId: number,
  request: StartPayment,
  idempotencyKey: string | null,
): Promise<PaymentIdentity> {
  if (idempotencyKey === null) return { id: randomUUID(), earlier: undefined };
  for (let turn = 0; ; turn += 1) {
    const id = uuidOf(`payment\n${playerId}\n${idempotencyKey}\n${turn}`);
    const earlier = await findPayment(connection, playerId, id);
    if (earlier?.reason === 'provider_unavailable') continue;
    if (earlier && !isSame(earlier, request)) throw refuse(422, 'base', 'idempotency_key_reused');
    return { id, earlier };
  }
}

const isSame = (payment: PaymentRow, request: StartPayment): boolean =>
  payment.action === request.action &&
  payment.method === request.method &&
  payment.currency === request.currency &&
  payment.requested_cents === BigInt(request.amount_cents) &&
  payment.profile_id === (request.saved_profile_id ?? null) &&
  (payment.action === 'deposit' || payment.profile_id !== null || payment.destination === namedPlace(payment, request));

/** Where a cashout is to go that goes to no saved card or wallet. */
function namedPlace({ coin, method }: PaymentRow, { fields }: StartPayment): string {
  if (coin) return (fields?.['address'] ?? '').trim();
  if (methodRule(method)?.kind === 'bank_transfer') return plainAccount(fields?.['bank_account'] ?? '');
  return (fields?.['wallet_account'] ?? '').trim();
}

/** A name-based UUID: version 8 of RFC 9562, of a SHA-256. */
function uuidOf(name: string): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

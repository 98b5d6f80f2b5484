import type { Connection } from '@cosmodrome/database';
import type { StartPayment } from '@cosmodrome/contract/http/cashbox';
import { missingIdentity } from '@cosmodrome/rules/profile/profile-fields';
import { amountProblem } from '@cosmodrome/rules/cashbox/amount-rule';
import { currencyRule } from '@cosmodrome/rules/money/currencies';
import { isOffered, methodLimits, methodRule, type MethodRule } from '@cosmodrome/rules/cashbox/methods';
import { formatMoney } from '@cosmodrome/rules/money/format';
import { paymentSetOf, playerFacts } from '../../profile/index.ts';
import { Refusal, refuse } from '../../kernel/http/handler.ts';
import { wallets } from '../../ledger/index.ts';

/**
 * The method of a payment whose amount lies within its limits and on its steps.
 * @throws Refusal 422 on `method`, `currency` or `amount_cents`; messages carry the limit as text
 */
export function assertAmountAllowed(request: StartPayment, locale: string): MethodRule {
  if (!currencyRule(request.currency)) throw refuse(422, 'currency', 'unknown');
  const method = methodRule(request.method);
  const limits = method && methodLimits(method, request.action, request.currency);
  if (!method || !limits) throw refuse(422, 'method', 'not_available');
  const problem = amountProblem(request.amount_cents, request.currency, limits);
  if (!problem) return method;
  const { key } = problem;
  const values = 'limit' in problem ? { [key]: formatMoney(problem.limit, request.currency, locale).text } : {};
  throw refuse(422, 'amount_cents', key, values);
}

/** @throws Refusal 422 unless the player has a wallet in that currency */
export async function assertWallet(connection: Connection, playerId: number, currency: string): Promise<void> {
  const owned = await wallets(connection, playerId);
  if (!owned.some((wallet) => wallet.currency === currency)) throw refuse(422, 'currency', 'no_wallet');
}

/** @throws Refusal 422 unless the account's licence and country have that way to pay in */
export async function assertOffered(connection: Connection, playerId: number, method: MethodRule): Promise<void> {
  const set = await paymentSetOf(connection, playerId);
  if (!isOffered(method, 'deposit', set)) throw refuse(422, 'method', 'not_available');
}

/**
 * Money in a fiat currency comes from and goes to somebody known: the popup of the cashbox asks the same fields first.
 * @throws Refusal 422 with `required` at each field that is missing
 */
export async function assertIdentity(connection: Connection, playerId: number, currency: string): Promise<void> {
  const player = await playerFacts(connection, playerId);
  const missing = player ? missingIdentity(currency, player.values) : [];
  if (missing.length > 0) throw new Refusal(422, Object.fromEntries(missing.map((field) => [field, { required: {} }])));
}

/** A path within the site; anything that could lead elsewhere becomes the cashbox. */
export function safeReturnPath(path: string | undefined): string {
  return path !== undefined && /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : '/';
}

/** How tickets of a lottery are earned and counted. */

/** Where a ticket came from. */
export const TICKET_SOURCES = ['deposit', 'points', 'gift'] as const;
export type TicketSource = (typeof TICKET_SOURCES)[number];

/** What a deposit of at least so much brings: a ticket for each `price_cents`. Minor units of one currency. */
export interface DepositRule {
  readonly from_amount_cents: number;
  readonly price_cents: number;
}

/** The rule for a deposit: of those whose least amount it reaches, the one that asks the most; null when it reaches none. */
export const ruleFor = <Rule extends DepositRule>(rules: readonly Rule[], amount: number): Rule | null =>
  rules
    .filter(({ from_amount_cents: from }) => amount >= from)
    .toSorted((one, other) => other.from_amount_cents - one.from_amount_cents)[0] ?? null;

/**
 * The tickets for a deposit, with what was carried over from earlier ones of the same currency, and what is carried on. A
 * deposit below every rule brings nothing and carries nothing.
 */
export function ticketsFor(
  rules: readonly DepositRule[],
  { amount, carried }: { amount: number; carried: number },
): { tickets: number; carried: number } {
  const rule = ruleFor(rules, amount);
  if (rule === null) return { tickets: 0, carried };
  const sum = amount + carried;
  return { tickets: Math.floor(sum / rule.price_cents), carried: sum % rule.price_cents };
}

/** How many more tickets there are for a player. */
export const ticketsLeft = (
  most: { readonly inAll: number; readonly each: number | null },
  issued: { readonly inAll: number; readonly own: number },
): number => Math.max(0, Math.min(most.inAll - issued.inAll, (most.each ?? Infinity) - issued.own));

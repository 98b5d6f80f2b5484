import type { PaymentMethod } from '@cosmodrome/contract/http/cashbox';
import type { Action } from '../queries.ts';

/** The way chosen at first: the first one that can be used as it is. */
export function firstMethod(methods: readonly PaymentMethod[] | undefined, action: Action): PaymentMethod | undefined {
  const usable = (method: PaymentMethod): boolean =>
    action === 'deposit' || !method.isProfileRequiredForCashout || method.savedProfiles.length > 0;
  return methods?.find(usable) ?? methods?.[0];
}

/** The saved profile to pay with: the picked one, the first one unless a new one was asked for, or none. */
export function profileOf(method: PaymentMethod | undefined, picked: string | null | undefined): string | null {
  const saved = method?.savedProfiles ?? [];
  if (picked === null) return null;
  return (saved.find(({ id }) => id === picked) ?? saved[0])?.id ?? null;
}

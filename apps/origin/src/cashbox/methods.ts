import type { Connection } from '@cosmodrome/database';
import type { PaymentMethod } from '@cosmodrome/contract/http/cashbox';
import {
  isOffered,
  type MethodLimits,
  methodLimits,
  methods,
  type MethodRule,
} from '@cosmodrome/rules/cashbox/methods';
import type { PaymentAction } from '@cosmodrome/rules/cashbox/payment-state';
import { paymentSetOf } from '../profile/index.ts';
import { busyProfiles, lastUseOf, profilesOf, type ProfileRow } from './profiles.ts';

type Field = PaymentMethod['fields'][number];

/** What the cashbox asks before a cashout: coins need an address, wallets and banks the account, cards a card used before. */
function fieldsOf(method: MethodRule, action: PaymentAction): Field[] {
  if (action === 'deposit') return [];
  if (method.coin) return [{ name: 'address', type: 'crypto_address', required: true }];
  if (method.kind === 'direct') return [{ name: 'wallet_account', type: 'wallet_account', required: true }];
  if (method.kind === 'bank_transfer') return [{ name: 'bank_account', type: 'bank_account', required: true }];
  return [];
}

function rangeOf(method: MethodRule, action: PaymentAction, currency: string): { min: number; max: number } | null {
  const limits = methodLimits(method, action, currency);
  return limits && { min: limits.min, max: limits.max };
}

function present(
  method: MethodRule,
  limits: MethodLimits,
  action: PaymentAction,
  currency: string,
  provider: string,
  profiles: readonly ProfileRow[],
  busy: ReadonlySet<string>,
): PaymentMethod {
  const fee = { type: 'none', amount_cents: 0 } as const;
  return {
    id: method.id,
    brand: method.brand,
    currency,
    originBrand: method.brand,
    title: method.id,
    translationKey: `cashbox.methods.${method.brand}`,
    description: method.network,
    iconSrc: null,
    extraIcons: [],
    provider,
    type: method.kind,
    fields: fieldsOf(method, action),
    savedProfiles: profiles
      .filter((profile) => profile.method === method.id)
      .map((profile) => ({
        id: profile.id,
        title: profile.title,
        isRemoveAvailable: !busy.has(profile.id),
        lastUsedAt: lastUseOf(profile).toISOString(),
      })),
    isForSavedProfilesOnly: action === 'cashout' && method.kind === 'cards',
    isProfileRequiredForCashout: method.kind === 'cards',
    deposit: rangeOf(method, 'deposit', currency),
    withdrawal: rangeOf(method, 'cashout', currency),
    processingTime: method.processing,
    fee,
    termsOfService: {
      processingTime: method.processing,
      commissions: fee,
      restrictions: {
        minAmountValue: limits.min,
        maxAmountValue: limits.max,
        stepAmountValue: limits.step,
        amountCurrencyCode: currency,
      },
    },
  };
}

/** The methods that serve a wallet and belong to the account's licence and country, in the order of the table, each with its limits and the player's saved profiles. */
export async function methodsFor(
  connection: Connection,
  playerId: number,
  currency: string,
  action: PaymentAction,
  provider: string,
): Promise<PaymentMethod[]> {
  const profiles = await profilesOf(connection, playerId);
  const busy = await busyProfiles(connection, playerId);
  const set = await paymentSetOf(connection, playerId);
  return methods.flatMap((method) => {
    const limits = methodLimits(method, action, currency);
    return limits && isOffered(method, action, set)
      ? [present(method, limits, action, currency, provider, profiles, busy)]
      : [];
  });
}

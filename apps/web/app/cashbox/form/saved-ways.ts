import type { PaymentMethod } from '@cosmodrome/contract/http/cashbox';
import { useTranslations } from 'use-intl';

type SavedProfile = PaymentMethod['savedProfiles'][number];

/** A saved card or wallet with the method it pays by. */
export interface SavedWay {
  method: PaymentMethod;
  profile: SavedProfile;
}

/** Every saved way of these methods, the one used last first. */
export const savedWays = (methods: readonly PaymentMethod[]): SavedWay[] =>
  methods
    .flatMap((method) => method.savedProfiles.map((profile) => ({ method, profile })))
    .toSorted((one, other) => other.profile.lastUsedAt.localeCompare(one.profile.lastUsedAt));

/** The last digits of a saved card's title; undefined for a wallet, whatever it is called. */
export const lastFour = ({ type }: PaymentMethod, { title }: SavedProfile): string | undefined =>
  type === 'cards' ? /\d{4}$/.exec(title)?.[0] : undefined;

/** How a saved way is called: a card by its last digits, a wallet by its account. */
export function useSavedTitle(): (method: PaymentMethod, profile: SavedProfile) => string {
  const t = useTranslations('cashbox.saved');
  return (method, profile) => {
    const last4 = lastFour(method, profile);
    return last4 === undefined ? profile.title : t('ending', { last4 });
  };
}

import type { Gift } from '@cosmodrome/contract/http/gifts';
import type { BonusOffer } from '@cosmodrome/contract/http/bonuses';
import { NO_TERMS } from '@cosmodrome/rules/gifts/terms';
import { DEFAULT_CURRENCY } from '@cosmodrome/rules/money/currencies';
import { useQuery } from '@tanstack/react-query';
import { depositTermsIn } from '../bonuses/index.ts';
import { fresh, query } from '../platform/queries/query.ts';
import { useSession } from '../platform/session/session.ts';
import { useGifts } from './queries.ts';

/** A bonus as its page tells it: a player's own, or what a deposit may bring. */
export type BonusView = Pick<Gift, 'id' | 'title' | 'kind' | 'currency' | 'amount_cents' | 'terms'> & {
  /** Undefined for who has no account yet. */
  readonly gift?: Gift;
};

/** The bonuses of a first deposit, for who has no account yet. */
export const firstDepositQuery = () => query('bonuses.firstDeposit', undefined, { staleTime: fresh.minutes });

function offerView(offer: BonusOffer): BonusView | undefined {
  const terms = depositTermsIn(offer, DEFAULT_CURRENCY);
  if (!terms) return undefined;
  return {
    id: offer.id,
    title: offer.title,
    kind: 'deposit',
    currency: DEFAULT_CURRENCY,
    amount_cents: terms.most,
    terms: {
      ...NO_TERMS,
      wager: terms.wager,
      max_bet_cents: terms.maxBet,
      max_win_cents: terms.maxWin,
      days_to_wager: terms.days,
      share_bp: terms.percent * 100,
      least_deposit_cents: terms.least,
    },
  };
}

/** The bonus of an address; null when there is none for this visitor, undefined until that is known. */
export function useBonusView(id: string): { view: BonusView | null | undefined; failed: boolean; again: () => void } {
  const guest = useSession() === 'guest';
  const own = useGifts();
  const first = useQuery({ ...firstDepositQuery(), enabled: guest });
  const known = guest ? first : own;
  const gift = own.data?.find((each) => each.id === id && (each.kind === 'bonus' || each.kind === 'deposit'));
  const offer = first.data?.find((each) => each.id === id);
  const found = guest ? offer && offerView(offer) : gift && { ...gift, gift };
  return { view: found ?? (known.data ? null : undefined), failed: known.isError, again: () => void known.refetch() };
}

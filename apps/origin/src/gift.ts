import type { Gift, GiftTerms } from '@cosmodrome/contract/http/gifts';
import { NO_TERMS } from '@cosmodrome/rules/gifts/terms';

const NOTHING = {
  currency: null,
  amount_cents: null,
  amount_wager_requirement_cents: null,
  amount_wager_cents: null,
  won_cents: null,
  freespins_total: null,
  freespins_performed: null,
  activatable: false,
  confirm_first: false,
  activatable_until: null,
  valid_until: null,
  cancelable: false,
  removable: false,
  note: null,
};

/** What a system has to say of a gift; everything else is none. `contains` is what it is made of. */
type Given = Pick<Gift, 'id' | 'kind' | 'type' | 'stage' | 'title' | 'created_at'> &
  Partial<Omit<Gift, 'terms'>> & { contains: string; terms?: Partial<GiftTerms> };

/** A gift as the contract has it. */
export const giftOf = ({ contains, terms, ...gift }: Given): Gift => ({
  ...NOTHING,
  bonus_title: gift.title,
  bonuses: [{ type: contains }],
  ...gift,
  terms: { ...NO_TERMS, ...terms },
});

/** Money that was won and is paid already, in minor units. */
export const wonMoneyGift = ({
  cents,
  paidAt,
  ...won
}: Pick<Gift, 'id' | 'title'> & { currency: string; cents: number; paidAt: Date }): Gift =>
  giftOf({
    ...won,
    kind: 'prize',
    contains: 'money',
    type: 'Cash',
    stage: 'finished',
    amount_cents: cents,
    won_cents: cents,
    created_at: paidAt.toISOString(),
    terms: { wager: 0 },
  });

/** For whom the gifts are asked. */
export interface GiftReader {
  readonly playerId: number;
  readonly host: string;
  readonly locale: string;
  /** The visitor is in a country in which nothing is offered. */
  readonly restricted: boolean;
}

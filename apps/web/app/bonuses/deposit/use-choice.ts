import type { BonusOffer } from '@cosmodrome/contract/http/bonuses';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Failure, failureOf } from '../../platform/forms/failure.ts';
import { clearDepositCode, setDepositCode } from './code-calls.ts';
import { depositTermsIn } from './terms.ts';
import { useCodeTerms, useDepositBonuses } from './use-deposit-bonus.ts';

/** A wish that is under way or was refused: the code to set; null sets none. */
interface Wish {
  code: string | null;
  /** What leads until the wish is through, whichever answer comes first. */
  lead: BonusOffer | undefined;
  failure?: Failure;
}

export interface DepositChoice {
  ready: boolean;
  failed: boolean;
  again: () => void;
  /** The code that is set. */
  code: string | null;
  /** What that code brings. */
  offer: BonusOffer | null;
  /** The bonus that stands in one sentence: what is chosen, else the first that this wallet is offered. */
  lead: BonusOffer | undefined;
  /** The other bonuses that this wallet is offered. */
  others: readonly BonusOffer[];
  /** Sets a code, or none. Answers whether that was done. */
  use: (code: string | null) => Promise<boolean>;
  /** The code that is being set; null when it is being removed. */
  pending: string | null | undefined;
  refused: { code: string | null; failure: Failure } | undefined;
}

/** Which bonus comes with the next deposit, and the ways to choose another or none. */
export function useDepositChoice(currency: string): DepositChoice {
  const client = useQueryClient();
  const [terms, offers] = [useCodeTerms(), useDepositBonuses()];
  const [wish, setWish] = useState<Wish>();
  const code = terms.data?.deposit_bonus_code ?? null;
  const offer = terms.data?.offer ?? null;
  const own = (offers.data ?? []).filter((each) => depositTermsIn(each, currency) !== null);
  const chosen = offer && depositTermsIn(offer, currency) ? offer : undefined;
  const current = code === null ? own[0] : chosen;
  const waits = wish && !wish.failure;
  const lead = waits ? wish.lead : current;
  const turns = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const use = async (wished: string | null): Promise<boolean> => {
    turns.current += 1;
    const turn = turns.current;
    const next = own.find((each) => depositTermsIn(each, currency)?.code === wished) ?? lead;
    setWish({ code: wished, lead: next });
    // One after the other, so that what was wished last holds; what was wished in between is not asked for any more.
    const done = queue.current.then(async () => {
      if (turn === turns.current) await (wished === null ? clearDepositCode(client) : setDepositCode(client, wished));
    });
    queue.current = done.catch(() => undefined);
    try {
      await done;
      if (turn === turns.current) setWish(undefined);
      return true;
    } catch (error) {
      if (turn === turns.current) setWish({ code: wished, lead: next, failure: failureOf(error) });
      return false;
    }
  };
  return {
    ready: terms.data !== undefined && offers.data !== undefined,
    failed: (terms.isError || offers.isError) && !terms.data,
    again: () => void Promise.all([terms.refetch(), offers.refetch()]),
    code,
    offer,
    lead,
    others: code === null ? own.filter((each) => each.id !== lead?.id) : [],
    use,
    pending: waits ? wish.code : undefined,
    refused: wish?.failure && { code: wish.code, failure: wish.failure },
  };
}

import type { BonusOffer } from '@cosmodrome/contract/http/bonuses';
import { depositBonus } from '@cosmodrome/rules/bonuses/deposit';
import { wagerRequirement } from '@cosmodrome/rules/bonuses/wagering';
import { Button } from '@cosmodrome/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePercent } from '../../platform/i18n/percent.ts';
import { type Failure, failureOf } from '../../platform/forms/failure.ts';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { termsIn, type Wagering } from '../choice/terms.ts';
import { FailureText } from '../parts/failure-text.tsx';
import { Term } from '../parts/term.tsx';
import { clearDepositCode } from './code-calls.ts';
import { depositTermsIn, type DepositTerms } from './terms.ts';

export interface SetCodeProps {
  code: string;
  /** Null when the code brings nothing any more. */
  offer: BonusOffer | null;
  currency: string;
  /** What is about to be paid in, as far as it is known. */
  cents?: number | undefined;
  /** Once it is removed. */
  removed?: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** The code that is set for the next deposit: what it brings, what that obliges to, and the way out. */
export function SetCode({ code, offer, currency, cents, removed, ref }: SetCodeProps) {
  const t = useTranslations('bonuses.deposit');
  const client = useQueryClient();
  const [pending, wait] = useState(false);
  const [failure, fail] = useState<Failure>();
  const remove = async (): Promise<void> => {
    if (pending) return;
    wait(true);
    fail(undefined);
    try {
      await clearDepositCode(client);
      removed?.();
    } catch (error) {
      fail(failureOf(error));
      wait(false);
    }
  };
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-label={t('setTitle')} className="deposit-set">
      <p className="deposit-offer-name">
        {offer?.title ?? code}
        <span className="text-meta font-normal text-low">{offer ? t('codeOf', { code }) : null}</span>
      </p>
      {offer ? <Brings offer={offer} currency={currency} cents={cents} /> : <p>{t('nothing', { code })}</p>}
      {failure && <FailureText failure={failure} title={t('notRemoved')} />}
      <Button
        size="small"
        className="mt-1 justify-self-start"
        pending={pending && t('removing')}
        onClick={() => void remove()}
      >
        {t('remove')}
      </Button>
    </div>
  );
}

function Brings({ offer, currency, cents }: Pick<SetCodeProps, 'currency' | 'cents'> & { offer: BonusOffer }) {
  const t = useTranslations('bonuses.deposit');
  const money = useMoneyText();
  const deposit = depositTermsIn(offer, currency);
  if (deposit) return <DepositBrings terms={deposit} currency={currency} cents={cents} />;
  const coupon = termsIn(offer, currency);
  if (!coupon) return <p>{t('otherCurrency')}</p>;
  return (
    <>
      <p>{t('coupon', { amount: money(coupon.amount, currency) })}</p>
      <TermList terms={coupon} bonus={coupon.amount} currency={currency} />
    </>
  );
}

interface BringsProps {
  terms: DepositTerms;
  currency: string;
  cents: number | undefined;
}

function DepositBrings({ terms, currency, cents }: BringsProps) {
  return (
    <>
      <ShareText terms={terms} currency={currency} />
      <TooSmall terms={terms} currency={currency} cents={cents} />
      <TermList terms={terms} bonus={bonusFor(terms, cents)} currency={currency} />
    </>
  );
}

/** That a chosen bonus does not come with a deposit of this amount, and what becomes of it then. */
export function TooSmall({ terms: { least, number }, currency, cents }: BringsProps) {
  const t = useTranslations('bonuses.deposit');
  const money = useMoneyText();
  if (cents === undefined || cents >= least) return null;
  return (
    <p className="text-warn">{t(number === null ? 'tooSmall' : 'tooSmallOnce', { least: money(least, currency) })}</p>
  );
}

/** The bonus that a deposit would bring; undefined while none is typed, or when it is too small. */
export function bonusFor({ percent, least, most }: DepositTerms, cents: number | undefined): number | undefined {
  if (cents === undefined) return undefined;
  const bonus = depositBonus(BigInt(cents), { percent, least: BigInt(least), most: BigInt(most) });
  return bonus === null ? undefined : Number(bonus);
}

/** How much of a deposit the bonus is, and of which deposit. */
export function ShareText({ terms, currency }: { terms: DepositTerms; currency: string }) {
  const t = useTranslations('bonuses.deposit');
  const money = useMoneyText();
  const percents = usePercent();
  const { percent, most, least, number } = terms;
  const share = { percent: percents(percent / 100), most: money(most, currency), least: money(least, currency) };
  return (
    <p>
      {t('share', share)} {number !== null && t('number', { number })}
    </p>
  );
}

/** What a bonus asks, line by line. */
export function TermList({ terms, bonus, currency }: { terms: Wagering; bonus: number | undefined; currency: string }) {
  const t = useTranslations('bonuses');
  const money = useMoneyText();
  const { wager: times, maxBet, maxWin, days } = terms;
  return (
    <dl className="deposit-terms">
      {bonus !== undefined && <Term name={t('deposit.brings')}>{money(bonus, currency)}</Term>}
      <Term name={t('terms.wager')}>
        {bonus === undefined
          ? t('deposit.times', { times })
          : t('terms.wagerOf', { times, amount: money(wagerRequirement(BigInt(bonus), times), currency) })}
      </Term>
      <Term name={t('terms.maxBet')}>{money(maxBet, currency)}</Term>
      <Term name={t('terms.maxWin')}>{maxWin === null ? t('terms.maxWinNone') : money(maxWin, currency)}</Term>
      <Term name={t('terms.days')}>{t('terms.daysOf', { days })}</Term>
    </dl>
  );
}

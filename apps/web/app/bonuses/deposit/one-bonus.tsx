import type { BonusOffer } from '@cosmodrome/contract/http/bonuses';
import { wagerRequirement } from '@cosmodrome/rules/bonuses/wagering';
import { Icon } from '@cosmodrome/ui/icon';
import { Switch } from '@cosmodrome/ui/switch';
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { usePlayer } from '../../platform/session/player.ts';
import { Amount, useMoneyText } from '../../platform/i18n/money.tsx';
import { FailureText } from '../parts/failure-text.tsx';
import { bonusFor, ShareText, TermList, TooSmall } from './set-code.tsx';
import { depositTermsIn, type DepositTerms } from './terms.ts';
import { useBeside } from '../choice/use-beside.ts';
import type { DepositChoice } from './use-choice.ts';

export interface OneBonusProps {
  offer: BonusOffer;
  choice: DepositChoice;
  currency: string;
  /** What is about to be paid in, once that is an amount. */
  cents: number | undefined;
  /** Unfolded and under the fingers: the address asked for it. */
  opened: boolean;
  /** Gets the focus once another bonus or a code was chosen by hand. */
  ref: Ref<HTMLDivElement>;
  /** Other bonuses and the field for a code, below the terms. */
  children: ReactNode;
}

/** A bonus in one sentence with a switch. Everything else about it is unfolded. */
export function OneBonus({ offer, choice, currency, cents, opened, ref, children }: OneBonusProps) {
  const t = useTranslations('bonuses');
  const confirmed = usePlayer()?.confirmed_at !== null;
  const sentence = useId();
  const place = useRef<HTMLDetailsElement>(null);
  const toggle = useRef<HTMLInputElement>(null);
  const turned = useRef(false);
  const { code, pending, refused } = choice;
  useEffect(() => {
    if (!opened) return;
    if (place.current) place.current.open = true;
    // Who is typing already goes on doing so.
    const at = document.activeElement;
    if (!(at instanceof HTMLInputElement) || at.value === '') toggle.current?.focus();
  }, [opened]);
  useEffect(() => {
    // What an address has chosen is seen with all its terms before anything is paid in.
    if (code !== null && !turned.current && place.current) place.current.open = true;
    turned.current = false;
  }, [code]);
  const beside = useBeside(currency, offer);
  const terms = depositTermsIn(offer, currency);
  if (!terms) return null;
  const on = pending === undefined ? code !== null : pending !== null;
  const turn = (wished: boolean): void => {
    turned.current = true;
    void choice.use(wished ? terms.code : null);
  };
  const ofSwitch = refused && (refused.code === null || refused.code === terms.code);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={t(code === null ? 'deposit.legend' : 'deposit.setTitle')}
      className="deposit-one text-body"
    >
      <div className="deposit-one-line">
        <Icon name="gift" size={20} className="text-gold" />
        <p id={sentence}>
          <Sentence terms={terms} currency={currency} cents={cents} />
        </p>
        <Switch
          ref={toggle}
          aria-label={offer.title}
          aria-describedby={sentence}
          aria-busy={pending !== undefined}
          checked={on}
          onChange={(event) => turn(event.target.checked)}
        />
      </div>
      {beside !== null && <p className="deposit-one-note">{beside}</p>}
      {on && <TooSmall terms={terms} currency={currency} cents={cents} />}
      {on && !confirmed && <p className="deposit-one-note">{t('choice.confirm')}</p>}
      {ofSwitch && (
        <FailureText
          failure={refused.failure}
          title={t(refused.code === null ? 'deposit.notRemoved' : 'deposit.failed')}
        />
      )}
      <details ref={place} className="deposit-one-more">
        <summary>{t(code === null ? 'deposit.termsAndCodes' : 'deposit.terms')}</summary>
        <div className="grid gap-4 pt-3">
          <p className="deposit-offer-name">
            {offer.title}
            {code !== null && <span className="text-meta font-normal text-low">{t('deposit.codeOf', { code })}</span>}
          </p>
          <ShareText terms={terms} currency={currency} />
          <TermList terms={terms} bonus={bonusFor(terms, cents)} currency={currency} />
          <p className="text-meta text-low">{t('terms.rules')}</p>
          {children}
        </div>
      </details>
    </div>
  );
}

/** What the bonus gives and asks; in amounts once the deposit is known, in shares before. */
function Sentence({ terms, currency, cents }: { terms: DepositTerms; currency: string; cents: number | undefined }) {
  const t = useTranslations('bonuses.deposit');
  const money = useMoneyText();
  const percents = new Intl.NumberFormat(useLocale(), { style: 'percent' });
  const { wager: times, days, maxWin, percent, most, least } = terms;
  const bonus = bonusFor(terms, cents);
  const known = { days, maxBet: money(terms.maxBet, currency), b: (words: ReactNode) => <strong>{words}</strong> };
  return (
    <>
      {bonus === undefined
        ? t.rich('oneShare', {
            ...known,
            times,
            percent: percents.format(percent / 100),
            most: money(most, currency),
            least: money(least, currency),
          })
        : t.rich('one', {
            ...known,
            bonus: () => <Amount cents={bonus} currency={currency} />,
            whole: money(wagerRequirement(BigInt(bonus), times), currency),
          })}
      {maxWin !== null && <> {t('oneMost', { maxWin: money(maxWin, currency) })}</>}
    </>
  );
}

import type { BonusOffer } from '@cosmodrome/contract/http/bonuses';
import { Button } from '@cosmodrome/ui/button';
import { TextField } from '@cosmodrome/ui/text-field';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Failure } from '../../platform/forms/failure.ts';
import { Amount, useMoneyText } from '../../platform/i18n/money.tsx';
import { FailureText } from '../parts/failure-text.tsx';
import { bonusFor, ShareText } from './set-code.tsx';
import { depositTermsIn } from './terms.ts';
import { useBeside } from '../choice/use-beside.ts';
import type { DepositChoice } from './use-choice.ts';

export interface OffersProps {
  choice: DepositChoice;
  currency: string;
  cents: number | undefined;
  /** Whether one is being chosen by hand: what is chosen then gets the focus. */
  choosing: (is: boolean) => void;
}

/** Further bonuses of this wallet with their terms, and a field for a code. Nothing is chosen beforehand. */
export function Offers({ choice, currency, cents, choosing }: OffersProps) {
  const t = useTranslations('bonuses');
  const { others, pending, refused } = choice;
  const use = async (code: string): Promise<void> => {
    choosing(true);
    if (!(await choice.use(code))) choosing(false);
  };
  const known = [choice.lead, ...others].some(
    (offer) => offer && depositTermsIn(offer, currency)?.code === refused?.code,
  );
  const ofOther = refused && others.some((offer) => depositTermsIn(offer, currency)?.code === refused.code);
  return (
    <>
      {others.length > 0 && (
        <ul className="grid gap-2" aria-label={t('deposit.others')}>
          {others.map((offer) => (
            <Offer key={offer.id} offer={offer} currency={currency} cents={cents} pending={pending} use={use} />
          ))}
        </ul>
      )}
      {ofOther && <FailureText failure={refused.failure} title={t('deposit.failed')} />}
      <CodeField pending={pending} use={use} failure={known ? undefined : refused?.failure} />
    </>
  );
}

interface OfferProps extends Pick<OffersProps, 'currency' | 'cents'>, Use {
  offer: BonusOffer;
}

interface Use {
  /** The code that is being set. */
  pending: string | null | undefined;
  use: (code: string) => Promise<void>;
}

/** One bonus with what it obliges to; the sum for the amount that is typed, else from where on there is one. */
function Offer({ offer, currency, cents, pending, use }: OfferProps) {
  const t = useTranslations('bonuses');
  const money = useMoneyText();
  const beside = useBeside(currency, offer);
  const terms = depositTermsIn(offer, currency);
  if (!terms) return null;
  const { code, wager: times, days, maxWin } = terms;
  const bonus = bonusFor(terms, cents);
  const known = { times, days, maxBet: money(terms.maxBet, currency) };
  return (
    <li className="deposit-offer">
      <p className="deposit-offer-name">
        {offer.title}
        {bonus === undefined ? (
          <span>{t('deposit.from', { least: money(terms.least, currency) })}</span>
        ) : (
          <Amount cents={bonus} currency={currency} tone="gold-dim" />
        )}
      </p>
      <ShareText terms={terms} currency={currency} />
      <p>
        {maxWin === null
          ? t('choice.terms', known)
          : t('choice.termsMost', { ...known, maxWin: money(maxWin, currency) })}
      </p>
      {beside !== null && <p>{beside}</p>}
      <Button
        size="small"
        className="mt-1 justify-self-start"
        aria-label={t('deposit.of', { action: t('deposit.choose'), title: offer.title })}
        pending={pending === code && t('deposit.choosing')}
        onClick={() => void use(code)}
      >
        {t('deposit.choose')}
      </Button>
    </li>
  );
}

function CodeField({ pending, use, failure }: Use & { failure: Failure | undefined }) {
  const t = useTranslations('bonuses');
  const [code, type] = useState('');
  const [missing, miss] = useState(false);
  const send = (): void => {
    miss(code.trim() === '');
    if (code.trim() !== '') void use(code.trim());
  };
  // It lies in the form of the deposit, which is not to begin with this key.
  const enter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    send();
  };
  const refused = failure?.fields['deposit_bonus_code'];
  return (
    <>
      <div className="deposit-code">
        <TextField
          label={t('deposit.code')}
          value={code}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={missing ? t('code.required') : refused}
          onKeyDown={enter}
          onChange={(event) => {
            type(event.target.value);
            miss(false);
          }}
        />
        <Button pending={pending !== undefined && pending === code.trim() && t('deposit.choosing')} onClick={send}>
          {t('deposit.useCode')}
        </Button>
      </div>
      {failure && refused === undefined && <FailureText failure={failure} title={t('deposit.failed')} />}
    </>
  );
}

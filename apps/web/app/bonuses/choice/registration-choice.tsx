import type { BonusOffer } from '@cosmodrome/contract/http/bonuses';
import { Icon } from '@cosmodrome/ui/icon';
import { TextField } from '@cosmodrome/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { repeatEarlyInput } from '../../platform/forms/early-input.ts';
import type { Registered } from '../../platform/forms/form.ts';
import { Amount, useMoneyText } from '../../platform/i18n/money.tsx';
import { registrationBonusesQuery } from './query.ts';
import { termsIn } from './terms.ts';
import { useBeside } from './use-beside.ts';

export interface RegistrationChoiceProps {
  bonus: Registered;
  code: Registered;
  /** Of the wallet that the account begins with. */
  currency: string;
  posted: Readonly<Record<string, string>> | undefined;
  errors: { readonly bonus: string | undefined; readonly code: string | undefined };
}

/** What has been unfolded lies below the form's end otherwise, where a phone shows nothing of it. */
const intoView = ({ currentTarget }: { currentTarget: HTMLDetailsElement }): void => {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
};

/**
 * A bonus for new players, with its terms, and a promotional code: folded away, because nobody needs either. No bonus is
 * chosen beforehand (player protection, "Never").
 */
export default function RegistrationChoice({ bonus, code, currency, posted, errors }: RegistrationChoiceProps) {
  const t = useTranslations('bonuses.choice');
  const rules = useTranslations('bonuses.terms');
  const place = useRef<HTMLDetailsElement>(null);
  const { data: offers = [] } = useQuery(registrationBonusesQuery());
  const error = errors.bonus ?? errors.code;
  // What was chosen while this was on its way.
  useEffect(repeatEarlyInput, []);
  useEffect(() => {
    if (error === undefined || !place.current) return;
    place.current.open = true;
    place.current.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  const chosen = posted?.['registration_bonus'] ?? '';
  const kept = chosen !== '' || (posted?.['bonus_code'] ?? '') !== '';
  return (
    <details ref={place} className="bonus-choice" onToggle={intoView} {...(kept && { open: true })}>
      <summary>
        <Icon name="gift" />
        <span>{t('title')}</span>
        <Icon name="chevron-down" size={18} className="bonus-choice-mark" />
      </summary>
      <div className="grid gap-5 pt-4">
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-body text-low">{t('legend')}</legend>
          <Option input={bonus} value="" chosen={chosen} name={t('none')} text={t('noneText')} />
          {offers.map((offer) => (
            <Offer key={offer.id} offer={offer} input={bonus} chosen={chosen} currency={currency} />
          ))}
          {errors.bonus && (
            <p role="alert" className="text-body text-danger">
              {errors.bonus}
            </p>
          )}
          {offers.length > 0 && (
            <p className="mt-1 text-meta text-low">
              {t('confirm')} {rules('rules')}
            </p>
          )}
        </fieldset>
        <TextField
          {...code}
          label={t('code')}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={posted?.['bonus_code'] ?? ''}
          error={errors.code}
        />
      </div>
    </details>
  );
}

interface OfferProps {
  offer: BonusOffer;
  input: Registered;
  chosen: string;
  currency: string;
}

/** One bonus with what it obliges to; nothing in a currency in which it is not given. */
function Offer({ offer, input, chosen, currency }: OfferProps) {
  const t = useTranslations('bonuses.choice');
  const money = useMoneyText();
  const beside = useBeside(currency, offer);
  const terms = termsIn(offer, currency);
  if (!terms && (beside === null || offer.bonuses[0]?.type === 'bonus')) return null;
  if (!terms) return <Option input={input} value={offer.id} chosen={chosen} name={offer.title} text={beside ?? ''} />;
  const { amount, wager: times, maxBet, maxWin, days } = terms;
  const known = { times, days, maxBet: money(maxBet, currency) };
  const text = maxWin === null ? t('terms', known) : t('termsMost', { ...known, maxWin: money(maxWin, currency) });
  return (
    <Option
      input={input}
      value={offer.id}
      chosen={chosen}
      name={offer.title}
      amount={<Amount cents={amount} currency={currency} />}
      text={beside === null ? text : `${text} ${beside}`}
    />
  );
}

interface OptionProps {
  input: Registered;
  value: string;
  chosen: string;
  name: string;
  amount?: ReactNode;
  text: string;
}

const Option = ({ input, value, chosen, name, amount, text }: OptionProps) => (
  <label className="bonus-option">
    <input {...input} type="radio" value={value} defaultChecked={value === chosen} />
    <span className="bonus-option-name">
      {name}
      {amount}
    </span>
    <span className="bonus-option-text">{text}</span>
  </label>
);

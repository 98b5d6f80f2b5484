import type { Account } from '@cosmodrome/contract/http/money';
import { Button } from '@cosmodrome/ui/button';
import { MethodCard, MethodCards } from '@cosmodrome/ui/method-card';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePlayer } from '../../platform/session/player.ts';
import { useOverlays } from '../../platform/overlays/navigation.ts';
import { ActionPart } from '../form/action-part.tsx';
import { AmountField, LimitLeft } from '../form/amount-part.tsx';
import { BonusPart } from '../form/bonus-part.tsx';
import { useMethodTerms } from '../form/method-terms.ts';
import { type SavedWay, useSavedTitle } from '../form/saved-ways.ts';
import { usePaymentForm } from '../form/use-payment-form.ts';
import { useSubmit } from '../form/use-submit.ts';
import { MethodMark } from '../method-mark.tsx';

export interface FastFormProps {
  account: Account;
  /** The one used last first; at least one. */
  ways: readonly [SavedWay, ...SavedWay[]];
  prefill: string;
}

/** The amount, the saved ways with the last one chosen, and one press. No amount is proposed. */
export function FastForm({ account, ways, prefill }: FastFormProps) {
  const t = useTranslations('cashbox.fast');
  const { open } = useOverlays();
  const termsOf = useMethodTerms();
  const titleOf = useSavedTitle();
  const [{ method, profile }] = ways;
  const form = usePaymentForm('deposit', account, prefill, { method: method.id, profile: profile.id });
  const submit = useSubmit(form);
  const parts = { action: 'deposit', account, form } as const;
  const choose = (id: string): void => {
    const way = ways.find((each) => each.profile.id === id);
    if (!way) return;
    form.choose(way.method.id);
    form.chooseProfile(id);
  };
  // Nothing is offered on the short way; but what this deposit is going to bring is said, also while it is being removed.
  const codeIsSet = typeof usePlayer()?.deposit_bonus_code === 'string';
  const [hadCode, keep] = useState(codeIsSet);
  if (codeIsSet && !hadCode) keep(true);
  const query = form.text === '' ? '' : `?amountProp=${encodeURIComponent(form.text)}`;
  return (
    <form {...submit} noValidate className="cashbox-fast">
      <AmountField {...parts} end={<span className="text-body font-strong text-mid">{account.currency}</span>} />
      <LimitLeft account={account} form={form} />
      <MethodCards label={t('ways')}>
        {ways.map((way) => (
          <MethodCard
            key={way.profile.id}
            name="way"
            value={way.profile.id}
            checked={way.profile.id === form.profile}
            onChoose={choose}
            mark={<MethodMark brand={way.method.brand} type={way.method.type} />}
            title={titleOf(way.method, way.profile)}
            {...termsOf(way.method)}
          />
        ))}
      </MethodCards>
      <p className="cashbox-fast-link">
        <Button
          look="bare"
          size="small"
          iconEnd="chevron-right"
          onClick={() => void open(`/deposit${query}`, { replaceTop: true })}
        >
          {t('other')}
        </Button>
      </p>
      {hadCode && <BonusPart {...parts} opened={false} />}
      <ActionPart {...parts} />
    </form>
  );
}

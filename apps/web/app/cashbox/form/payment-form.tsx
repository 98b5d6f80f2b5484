import type { Account } from '@cosmodrome/contract/http/cashbox';
import { minimumAge } from '@cosmodrome/rules/account/licence';
import { Button } from '@cosmodrome/ui/button';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConfirmClose } from '../../platform/overlays/close-guard.ts';
import { useAgeHere } from '../../account/index.ts';
import { useExcluded } from '../excluded.ts';
import { useSite } from '../../platform/site.ts';
import type { Action } from '../queries.ts';
import { ActionPart } from './action-part.tsx';
import { AfterPart } from './after-part.tsx';
import { AmountPart } from './amount-part.tsx';
import { BonusPart } from './bonus-part.tsx';
import { DestinationPart } from './destination-part.tsx';
import { MethodPart } from './method-part.tsx';
import { usePaymentForm } from './use-payment-form.ts';

export interface PaymentFormProps {
  action: Action;
  account: Account;
  accounts: readonly Account[];
  /** Amount in shown units, from the address. */
  prefill: string;
  /** The address asks for the part about bonuses. */
  bonus: boolean;
}

/** Amount first, then the way, then one button that says what it does. Both directions have the same steps. */
export function PaymentForm({ action, account, accounts, prefill, bonus }: PaymentFormProps) {
  const form = usePaymentForm(action, account, prefill);
  // A card number or an address is work; an amount alone is not.
  useConfirmClose(form.pending === false && Object.values(form.fields).some((value) => value !== ''));
  const heading = useId();
  const element = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  // After what is wrong stands in the form, however long that takes.
  useEffect(() => {
    if (refusals > 0) focusProblem(element.current);
  }, [refusals]);
  const { restricted } = useSite();
  const tooYoung = useAgeHere() === 'too_young';
  const excluded = useExcluded();
  if (action === 'deposit' && (restricted || tooYoung || excluded))
    return <NoDeposits why={excluded ? 'excluded' : tooYoung ? 'tooYoung' : 'restricted'} />;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!(await form.submit())) setRefusals((before) => before + 1);
  };
  const parts = { action, account, form };
  return (
    <form ref={element} noValidate className="cashbox-columns" onSubmit={(event) => void submit(event)}>
      <div className="cashbox-left">
        <AmountPart {...parts} accounts={accounts} />
        {action === 'deposit' && <BonusPart {...parts} opened={bonus} />}
        <AfterPart {...parts} />
      </div>
      <div className="cashbox-right">
        <MethodPart {...parts} headingId={heading} />
        <DestinationPart {...parts} />
        <ActionPart {...parts} />
      </div>
    </form>
  );
}

/** The first field that is wrong; the message beside it is announced by itself. */
function focusProblem(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

function NoDeposits({ why }: { why: 'restricted' | 'tooYoung' | 'excluded' }) {
  const t = useTranslations(`cashbox.${why}`);
  const { licence } = useSite();
  return (
    <StateBlock
      icon={why === 'restricted' ? 'globe' : 'lock'}
      heading={t('title')}
      headingLevel={3}
      actions={<Button href="/withdraw">{t('button')}</Button>}
    >
      {t('text', { age: minimumAge(licence) })}
    </StateBlock>
  );
}

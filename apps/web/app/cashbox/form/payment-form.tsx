import type { Account } from '@cosmodrome/contract/http/money';
import { useId } from 'react';
import { useConfirmClose } from '../../platform/overlays/close-guard.ts';
import type { Action } from '../queries.ts';
import { ActionPart } from './action-part.tsx';
import { AfterPart } from './after-part.tsx';
import { AmountPart } from './amount-part.tsx';
import { BonusPart } from './bonus-part.tsx';
import { DestinationPart } from './destination-part.tsx';
import { EndingPart } from './ending-part.tsx';
import { FastLink } from './fast-link.tsx';
import { MethodPart } from './method-part.tsx';
import { NoDeposits, useNoDeposits } from './no-deposits.tsx';
import { usePaymentForm } from './use-payment-form.ts';
import { useSubmit } from './use-submit.ts';

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
  const submit = useSubmit(form);
  const closed = useNoDeposits();
  if (action === 'deposit' && closed) return <NoDeposits why={closed} />;
  const parts = { action, account, form };
  return (
    <form {...submit} noValidate className="cashbox-columns">
      <div className="cashbox-left">
        <div className="grid content-start gap-2">
          <AmountPart {...parts} accounts={accounts} />
          {action === 'deposit' && <FastLink form={form} />}
        </div>
        {action === 'deposit' && <BonusPart {...parts} opened={bonus} />}
        {action === 'cashout' && <EndingPart form={form} />}
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

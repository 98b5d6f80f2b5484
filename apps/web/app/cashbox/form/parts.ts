import type { Account } from '@cosmodrome/contract/http/money';
import type { Action } from '../queries.ts';
import type { PaymentFormState } from './use-payment-form.ts';

/** What every part of the form is given. */
export interface PartProps {
  action: Action;
  account: Account;
  form: PaymentFormState;
}

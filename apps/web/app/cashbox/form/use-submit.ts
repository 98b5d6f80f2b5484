import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { PaymentFormState } from './use-payment-form.ts';

interface Submit {
  ref: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent) => void;
}

/** Sends a payment's form. What has to be mended first gets the focus; the message beside it is announced by itself. */
export function useSubmit(form: PaymentFormState): Submit {
  const ref = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  // After what is wrong stands in the form, however long that takes.
  useEffect(() => {
    if (refusals > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  const submit = async (): Promise<void> => {
    if (!(await form.submit())) setRefusals((before) => before + 1);
  };
  return {
    ref,
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
  };
}

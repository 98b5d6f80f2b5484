import type { PaymentMethod } from '@cosmodrome/contract/http/cashbox';
import { Button } from '@cosmodrome/ui/button';
import { Notice } from '@cosmodrome/ui/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAttempt } from '../../platform/forms/attempt.ts';
import { apiOf, callKey } from '../../platform/queries/query.ts';
import { toast } from '../../platform/toasts/toasts.ts';
import { useSavedTitle } from './saved-ways.ts';

export interface ForgetProfileProps {
  method: PaymentMethod;
  profile: PaymentMethod['savedProfiles'][number];
}

/** Removes a saved card or wallet, after a question that says what then changes. */
export function ForgetProfile({ method, profile }: ForgetProfileProps) {
  const t = useTranslations('cashbox.saved.remove');
  const broken = useTranslations('cashbox.failure');
  const title = useSavedTitle()(method, profile);
  const client = useQueryClient();
  const [asking, ask] = useState(false);
  const [pending, setPending] = useState(false);
  const { failure, fail, attempt } = useAttempt(setPending);
  const question = useRef<HTMLHeadingElement>(null);
  const remove = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!asking) return;
    question.current?.focus({ preventScroll: true });
    question.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [asking]);
  const gone = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: callKey('cashbox.methods') });
    toast({ tone: 'ok', title: t('done', { title }), key: 'profile-removed' });
    // The part that had the focus is gone: reading goes on at the way that is chosen.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('dialog[open] input[name=method]:checked')?.focus(),
    );
  };
  const forget = (): Promise<void> =>
    attempt(
      async () => {
        await apiOf(client)('cashbox.forgetProfile', { params: { id: profile.id } });
        await gone();
      },
      // Removed elsewhere in the meantime.
      ({ reason }) => (reason === 'not_found' ? (void gone(), 'dealt with') : undefined),
    );
  const keep = (): void => {
    ask(false);
    fail(undefined);
    requestAnimationFrame(() => remove.current?.focus());
  };

  if (!asking) {
    return (
      <p className="cashbox-forget">
        <Button ref={remove} look="bare" size="small" icon="trash-2" onClick={() => ask(true)}>
          {t('button')}
        </Button>
      </p>
    );
  }
  return (
    <section className="payment-recall cashbox-forget-question mt-3">
      <h3 ref={question} tabIndex={-1} className="text-subheading text-high outline-none">
        {t('question', { title })}
      </h3>
      <p className="text-body text-mid">{t(method.isProfileRequiredForCashout ? 'textCard' : 'text')}</p>
      {failure && (
        <Notice icon={failure.kind === 'offline' ? 'wifi-off' : 'circle-alert'} tone="danger" title={t('failed')} alert>
          {failure.base ?? broken(failure.kind === 'offline' ? 'offlinePlain' : 'broken')}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button pending={pending && t('pending')} onClick={() => void forget()}>
          {t('confirm')}
        </Button>
        <Button look="bare" onClick={keep} disabled={pending}>
          {t('keep')}
        </Button>
      </div>
    </section>
  );
}

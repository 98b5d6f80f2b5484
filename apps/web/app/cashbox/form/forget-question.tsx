import type { PaymentMethod } from '@cosmodrome/contract/http/cashbox';
import { Button } from '@cosmodrome/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAttempt } from '../../platform/forms/attempt.ts';
import { apiOf, callKey } from '../../platform/queries/query.ts';
import { toast } from '../../platform/toasts/toasts.ts';
import { useSavedTitle } from './saved-ways.ts';
import { CallFailure } from '../../platform/forms/call-failure.tsx';

export interface ForgetQuestionProps {
  method: PaymentMethod;
  profile: PaymentMethod['savedProfiles'][number];
  onKeep: () => void;
}

/** Asks whether a saved card or wallet is to be removed, says what then changes, and removes it. */
export default function ForgetQuestion({ method, profile, onKeep }: ForgetQuestionProps) {
  const t = useTranslations('cashbox.saved.remove');
  const broken = useTranslations('cashbox.failure');
  const title = useSavedTitle()(method, profile);
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const { failure, attempt } = useAttempt(setPending);
  const question = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    question.current?.focus({ preventScroll: true });
    question.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);
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

  return (
    <section className="payment-recall cashbox-forget-question mt-3">
      <h3 ref={question} tabIndex={-1} className="text-subheading text-high outline-none">
        {t('question', { title })}
      </h3>
      <p className="text-body text-mid">{t(method.isProfileRequiredForCashout ? 'textCard' : 'text')}</p>
      {failure && (
        <CallFailure failure={failure} title={t('failed')} offline={broken('offlinePlain')} broken={broken('broken')} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button pending={pending && t('pending')} onClick={() => void forget()}>
          {t('confirm')}
        </Button>
        <Button look="bare" onClick={onKeep} disabled={pending}>
          {t('keep')}
        </Button>
      </div>
    </section>
  );
}

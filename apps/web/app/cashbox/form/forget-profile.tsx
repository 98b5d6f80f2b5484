import { Button } from '@cosmodrome/ui/button';
import { Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { part } from '../../platform/device/part.ts';
import type { ForgetQuestionProps } from './forget-question.tsx';

const ForgetQuestion = part(() => import('./forget-question.tsx'));

/** Removes a saved card or wallet, after a question whose code comes when it is asked. */
export function ForgetProfile({ method, profile }: Omit<ForgetQuestionProps, 'onKeep'>) {
  const t = useTranslations('cashbox.saved.remove');
  const [asking, ask] = useState(false);
  const remove = useRef<HTMLButtonElement>(null);
  const keep = (): void => {
    ask(false);
    requestAnimationFrame(() => remove.current?.focus());
  };
  const button = (
    <p className="cashbox-forget">
      <Button ref={remove} look="bare" size="small" icon="trash-2" onClick={() => ask(true)}>
        {t('button')}
      </Button>
    </p>
  );
  return asking ? (
    <Suspense fallback={button}>
      <ForgetQuestion method={method} profile={profile} onKeep={keep} />
    </Suspense>
  ) : (
    button
  );
}

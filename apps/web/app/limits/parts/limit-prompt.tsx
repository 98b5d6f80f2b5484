import '../limits.css';
import type { LimitPrompt as Kind } from '@cosmodrome/rules/limits/prompt';
import { isInForce, isMoneyLimit } from '@cosmodrome/rules/limits/types';
import { Button } from '@cosmodrome/ui/button';
import { Dialog } from '@cosmodrome/ui/dialog';
import { Notice } from '@cosmodrome/ui/notice';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { activeAccount, useAccounts } from '../../money/index.ts';
import { answerPrompt, useLimits } from '../queries.ts';
import { HeldLimits } from './held-limits.tsx';
import { MoneyForm } from './money-form.tsx';

export interface LimitPromptProps {
  kind: Kind;
  leave: () => void;
}

/** The question about limits; either answer leads on to the deposit. No amount is proposed, no period chosen. */
export default function LimitPrompt({ kind, leave }: LimitPromptProps) {
  const t = useTranslations('protection.prompt');
  const client = useQueryClient();
  const { limits, policy } = useLimits();
  const currency = activeAccount(useAccounts())?.currency;
  const [state, set] = useState<'asking' | 'pending' | 'failed'>('asking');
  const answer = (): void => {
    set('pending');
    answerPrompt(client).catch(() => set('failed'));
  };
  const money = limits?.filter(({ type, status }) => isMoneyLimit(type) && isInForce(status));
  const review = kind === 'review' && (money?.length ?? 0) > 0;
  const free = policy?.periods.money.filter(
    (period) => !money?.some((limit) => limit.type === 'deposit' && limit.period === period),
  );
  const foot = review && (
    <div className="limit-actions">
      <Button look="bare" href="/profile/limits">
        {t('review.change')}
      </Button>
      <Button look="armed" pending={state === 'pending' && t('saving')} onClick={answer}>
        {t('review.keep')}
      </Button>
    </div>
  );
  return (
    <Dialog title={t(`${kind}.title`)} closeLabel={t('leave')} onClose={leave} foot={foot || undefined}>
      <div className="grid gap-4">
        {state === 'failed' && (
          <Notice icon="circle-alert" tone="danger" alert>
            {t('failed')}
          </Notice>
        )}
        <p className="text-body text-mid">
          {t(`${kind}.text`)}
          {kind === 'review' && money?.length === 0 && ` ${t('review.none')}`}
        </p>
        {!limits || !policy || !free || currency === undefined ? (
          <TextSkeleton width="70%" />
        ) : review ? (
          <HeldLimits limits={money ?? []} />
        ) : (
          <MoneyForm
            type="deposit"
            {...{ policy, currency, free }}
            close={answer}
            skip={{ label: t(kind === 'review' ? 'review.keepNone' : 'first.skip'), run: answer }}
          />
        )}
      </div>
    </Dialog>
  );
}

import { Button } from '@cosmodrome/ui/button';
import { MethodCard, MethodCards } from '@cosmodrome/ui/method-card';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MethodMark } from '../method-mark.tsx';
import { useMethodName } from '../method-name.ts';
import { MethodsSkeleton } from '../wallet-gate.tsx';
import { useMethodTerms } from './method-terms.ts';
import type { PartProps } from './parts.ts';

/** How many ways a phone shows before it is asked for more. */
const FEW = 3;

/** The ways to pay or be paid, as cards. */
export function MethodPart({ action, account, form }: PartProps & { headingId: string }) {
  const t = useTranslations('cashbox.methods');
  const nameOf = useMethodName();
  const termsOf = useMethodTerms();
  const [all, showAll] = useState(false);
  const { data, isError, refetch, isFetching } = form.methods;
  if (isError && !data) return <Problem of="failed" again={() => void refetch()} pending={isFetching} />;
  if (!data) return <MethodsSkeleton />;
  if (data.length === 0) {
    return <Problem of="empty" currency={account.currency} again={() => void refetch()} pending={isFetching} />;
  }
  const rest = data.length - FEW;
  const hidden = rest > 0 && !all && data.findIndex(({ id }) => id === form.method?.id) < FEW;
  return (
    <div className={hidden ? 'cashbox-methods is-short' : 'cashbox-methods'}>
      <MethodCards label={t(action === 'deposit' ? 'deposit' : 'withdraw')}>
        {data.map((method) => (
          <MethodCard
            key={method.id}
            name="method"
            value={method.id}
            checked={method.id === form.method?.id}
            onChoose={form.choose}
            mark={<MethodMark brand={method.brand} type={method.type} size={method.type === 'crypto' ? 32 : 40} />}
            title={nameOf(method.brand, method.title)}
            {...termsOf(method)}
          />
        ))}
      </MethodCards>
      {hidden && (
        <Button look="bare" iconEnd="chevron-down" className="cashbox-more" onClick={() => showAll(true)}>
          {t('more', { count: rest })}
        </Button>
      )}
    </div>
  );
}

interface ProblemProps {
  of: 'empty' | 'failed';
  currency?: string;
  again: () => void;
  pending: boolean;
}

function Problem({ of, currency = '', again, pending }: ProblemProps) {
  const t = useTranslations(`cashbox.methods.${of}`);
  return (
    <StateBlock
      icon={of === 'empty' ? 'wallet' : 'satellite'}
      tone={of === 'empty' ? 'plain' : 'danger'}
      live
      heading={t('title', { currency })}
      headingLevel={3}
      actions={
        <Button icon="refresh-cw" onClick={again} pending={pending && t('again')}>
          {t('again')}
        </Button>
      }
    >
      {t('text')}
    </StateBlock>
  );
}

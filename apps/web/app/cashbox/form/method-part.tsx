import { Button } from '@cosmodrome/ui/button';
import { MethodCard, MethodCards } from '@cosmodrome/ui/method-card';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MethodMark } from '../method-mark.tsx';
import { useMethodName } from '../method-name.ts';
import { MethodsSkeleton } from '../wallet-gate.tsx';
import { useMethodTerms } from './method-terms.ts';
import { MethodsProblem } from './methods-problem.tsx';
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
  if (isError && !data) return <MethodsProblem of="failed" again={() => void refetch()} pending={isFetching} />;
  if (!data) return <MethodsSkeleton />;
  if (data.length === 0) {
    return <MethodsProblem of="empty" currency={account.currency} again={() => void refetch()} pending={isFetching} />;
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

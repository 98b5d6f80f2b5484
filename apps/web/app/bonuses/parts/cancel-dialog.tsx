import type { Bonus } from '@cosmodrome/contract/http/bonuses';
import { Button } from '@cosmodrome/ui/button';
import { Dialog } from '@cosmodrome/ui/dialog';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Failure, failureOf } from '../../platform/forms/failure.ts';
import { apiOf, query } from '../../platform/queries/query.ts';
import { toast } from '../../platform/toasts/toasts.ts';
import { bonusesQuery } from '../queries.ts';
import { Consequence } from './consequence.tsx';
import { FailureText } from './failure-text.tsx';

/** Says what giving a bonus up takes and leaves, then does it (player protection R21). */
export default function CancelDialog({ bonus, close }: { bonus: Bonus; close: () => void }) {
  const t = useTranslations('bonuses.cancel');
  const client = useQueryClient();
  const [pending, wait] = useState(false);
  const [failure, fail] = useState<Failure>();
  const params = { id: bonus.id };
  // Read anew each time: every round changes it.
  const info = useQuery(query('bonuses.cancelInfo', { params }, { staleTime: 0 }));
  const known = info.isFetching ? undefined : info.data;
  const giveUp = async (): Promise<void> => {
    if (pending) return;
    wait(true);
    fail(undefined);
    try {
      await apiOf(client)('bonuses.cancel', { params });
      toast({ tone: 'info', title: t('gone'), key: 'bonus-canceled' });
      close();
    } catch (error) {
      fail(failureOf(error));
      wait(false);
    }
    await client.invalidateQueries({ queryKey: bonusesQuery().queryKey });
  };
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('keep')}
      onClose={close}
      size="small"
      foot={
        <>
          <Button
            look="danger"
            size="sheet"
            wide
            disabled={!known}
            pending={pending && t('pending')}
            onClick={() => void giveUp()}
          >
            {t('confirm')}
          </Button>
          <Button look="bare" wide onClick={close}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {failure && <FailureText failure={failure} title={t('failed')} />}
        {info.isError && !info.isFetching && <FailureText failure={failureOf(info.error)} title={t('failed')} />}
        <p className="text-body-strong text-high">{bonus.title}</p>
        <p className="text-body text-mid">{t('text')}</p>
        <div aria-live="polite" className="grid min-h-[84px] content-start">
          {known ? <Consequence bonus={bonus} info={known} /> : <TextSkeleton width="70%" />}
        </div>
      </div>
    </Dialog>
  );
}

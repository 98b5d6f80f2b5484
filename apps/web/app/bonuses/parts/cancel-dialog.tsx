import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { failureOf } from '../../platform/forms/failure.ts';
import { ConfirmDialog } from '../../platform/forms/confirm-dialog.tsx';
import { apiOf, query } from '../../platform/queries/query.ts';
import { toast } from '../../platform/toasts/toasts.ts';
import { bonusesQuery } from '../queries.ts';
import { Consequence } from './consequence.tsx';
import { FailureText } from './failure-text.tsx';

/** The bonus that is given up. */
export type GivenUp = {
  readonly id: number;
  readonly title: string;
  readonly currency: string;
  readonly stage: string;
};

/** Says what giving a bonus up takes and leaves, then does it (player protection R21). */
export default function CancelDialog({ bonus, close }: { bonus: GivenUp; close: () => void }) {
  const t = useTranslations('bonuses.cancel');
  const client = useQueryClient();
  const params = { id: bonus.id };
  // Read anew each time: every round changes it.
  const info = useQuery(query('bonuses.cancelInfo', { params }, { staleTime: 0 }));
  const known = info.isFetching ? undefined : info.data;
  const giveUp = async (): Promise<void> => {
    try {
      await apiOf(client)('bonuses.cancel', { params });
      toast({ tone: 'info', title: t('gone'), key: 'bonus-canceled' });
      close();
    } finally {
      void client.invalidateQueries({ queryKey: bonusesQuery().queryKey });
    }
  };
  return (
    <ConfirmDialog
      title={t('title')}
      button={t('confirm')}
      pending={t('pending')}
      danger
      disabled={!known}
      keep={t('keep')}
      closeLabel={t('keep')}
      close={close}
      send={giveUp}
    >
      {(_errors, failure) => (
        <div className="grid gap-4">
          {failure && <FailureText failure={failure} title={t('failed')} />}
          {info.isError && !info.isFetching && <FailureText failure={failureOf(info.error)} title={t('failed')} />}
          <p className="text-body-strong text-high">{bonus.title}</p>
          <p className="text-body text-mid">{t('text')}</p>
          <div aria-live="polite" className="grid min-h-[84px] content-start">
            {known ? <Consequence bonus={bonus} info={known} /> : <TextSkeleton width="70%" />}
          </div>
        </div>
      )}
    </ConfirmDialog>
  );
}

import type { Bonus } from '@cosmodrome/contract/http/bonuses';
import { Notice } from '@cosmodrome/ui/notice';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { query } from '../../platform/queries/query.ts';
import { Consequence } from '../parts/consequence.tsx';

/** Says before a withdrawal which bonuses it ends, and what that takes and leaves (player protection R21). */
export default function EndingBonuses({ bonuses }: { bonuses: readonly Bonus[] }) {
  const t = useTranslations('bonuses.withdrawal');
  return (
    <Notice icon="info" tone="warn" title={t('title', { count: bonuses.length })}>
      <div className="grid gap-4">
        <p>{t('text')}</p>
        {bonuses.map((bonus) => (
          <Ending key={bonus.id} bonus={bonus} />
        ))}
      </div>
    </Notice>
  );
}

function Ending({ bonus }: { bonus: Bonus }) {
  // Read anew each time: every round changes it.
  const { data } = useQuery(query('bonuses.cancelInfo', { params: { id: bonus.id } }, { staleTime: 0 }));
  return (
    <div className="grid gap-2">
      <p className="text-body-strong text-high">{bonus.title}</p>
      {data ? <Consequence bonus={bonus} info={data} /> : <TextSkeleton width="70%" />}
    </div>
  );
}

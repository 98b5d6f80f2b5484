import { Anchor } from '@cosmodrome/ui/anchor';
import { RailRow } from '@cosmodrome/ui/rail-row';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { providersQuery } from '../../games/index.ts';

/** The studios behind the games. */
export default function Studios() {
  const t = useTranslations('lobby');
  const { data = [] } = useQuery(providersQuery());
  if (data.length === 0) return null;
  return (
    <RailRow heading={t('studios.heading')} previousLabel={t('row.previous')} nextLabel={t('row.next')} size="studio">
      {data.map(({ id, title, games_count }) => (
        <Anchor key={id} href={`/producers/${id}`} className="studio">
          <span className="text-subheading">{title}</span>
          <span className="text-meta text-low">{t('studios.games', { count: games_count })}</span>
        </Anchor>
      ))}
    </RailRow>
  );
}

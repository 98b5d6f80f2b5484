import { RailRow } from '@cosmodrome/ui/rail-row';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { providersQuery, StudioLink } from '../../games/index.ts';
import { useAwake } from '../../platform/device/later.ts';

/** The studios behind the games. Their wordmarks come once the page is awake: they are fourteen pictures far below. */
export default function Studios() {
  const t = useTranslations('lobby');
  const awake = useAwake();
  const { data = [] } = useQuery(providersQuery());
  if (data.length === 0) return null;
  return (
    <RailRow
      heading={t('studios.heading')}
      href="/producers"
      seeAll={t('studios.all', { count: data.length })}
      previousLabel={t('row.previous')}
      nextLabel={t('row.next')}
      size="studio"
    >
      {data.map(({ id, title, games_count }) => (
        <StudioLink key={id} id={id} title={title} drawn={awake} count={t('studios.games', { count: games_count })} />
      ))}
    </RailRow>
  );
}

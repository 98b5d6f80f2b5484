import { Anchor } from '@cosmodrome/ui/anchor';
import { RailRow } from '@cosmodrome/ui/rail-row';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { providersQuery } from '../../games/index.ts';
import { useAwake } from '../../platform/device/later.ts';

/** The wordmarks that are drawn, by studio; another studio is written. */
const files = import.meta.glob<string>('../../../../../packages/ui/src/studios/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const marks = new Map(
  Object.entries(files).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), url]),
);

/** The studios behind the games. Their wordmarks come once the page is awake: they are fourteen pictures far below. */
export default function Studios() {
  const t = useTranslations('lobby');
  const awake = useAwake();
  const { data = [] } = useQuery(providersQuery());
  if (data.length === 0) return null;
  return (
    <RailRow heading={t('studios.heading')} previousLabel={t('row.previous')} nextLabel={t('row.next')} size="studio">
      {data.map(({ id, title, games_count }) => (
        <Anchor key={id} href={`/producers/${id}`} className="studio">
          {awake && marks.has(id) ? (
            <img className="studio-mark" src={marks.get(id)} alt={title} width={140} height={28} loading="lazy" />
          ) : (
            <span className="studio-name text-subheading">{title}</span>
          )}
          <span className="text-meta text-low">{t('studios.games', { count: games_count })}</span>
        </Anchor>
      ))}
    </RailRow>
  );
}

import { Breadcrumb } from '@cosmodrome/ui/breadcrumb';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../platform/head.tsx';
import { defineLoad } from '../../platform/queries/load.ts';
import { StudioLink } from '../components/studio-link.tsx';
import { providersQuery } from '../queries.ts';

const load = defineLoad(async ({ need }) => {
  await need(providersQuery());
});

export const loader = load.loader;
export const clientLoader = load.clientLoader;

/** /producers: all studios, each with its wordmark and how many games it has. */
export default function ProducersRoute() {
  const t = useTranslations('games');
  const { data } = useQuery(providersQuery());
  const games = (data ?? []).reduce((sum, { games_count }) => sum + games_count, 0);
  const crumbs = [
    { label: t('lobby'), href: '/' },
    { label: t('allStudios.title'), href: '/producers' },
  ];
  return (
    <div className="content grid gap-6 pb-8 pt-4">
      <PageHead title={t('allStudios.title')} description={t('allStudios.description')} />
      <Breadcrumb label={t('allStudios.crumbs')} crumbs={crumbs} />
      <header>
        <h1 className="text-headline">{t('allStudios.title')}</h1>
        {data && <p className="text-lead text-mid">{t('allStudios.text', { count: data.length, games })}</p>}
      </header>
      {data && (
        <ul className="studios">
          {data.map(({ id, title, games_count: count }) => (
            <li key={id} className="grid">
              <StudioLink id={id} title={title} drawn count={t('allStudios.games', { count })} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

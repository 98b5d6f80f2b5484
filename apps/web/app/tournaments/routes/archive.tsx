import '@cosmodrome/ui/places.css';
import '../tournaments.css';
import { Button } from '@cosmodrome/ui/button';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../platform/head.tsx';
import { defineLoad } from '../../platform/queries/load.ts';
import { AreaChips } from '../parts/area-chips.tsx';
import { FinishedTable } from '../parts/finished-table.tsx';
import { ARCHIVE_PAGE, archiveQuery } from '../queries.ts';
import { useTournaments } from '../use-tournaments.ts';

const pageOf = (search: URLSearchParams): number => Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);

const load = defineLoad(async ({ url, want }) => {
  await want(archiveQuery(pageOf(url.searchParams)));
});

export const loader = load.loader;
export const clientLoader = load.clientLoader;

/** Every tournament that is over, with its results, page by page (player protection R24). */
export default function ArchiveRoute() {
  const t = useTranslations('tournaments');
  const [search] = useSearchParams();
  const page = pageOf(search);
  const { data } = useQuery(archiveQuery(page));
  const { standings } = useTournaments();
  return (
    <div className="content page-column tournaments">
      <PageHead title={t('title.archive')} description={t('archiveText')} />
      <header className="column tournaments-head">
        <h1 className="text-headline">{t('title.archive')}</h1>
        <p className="text-lead text-mid">{t('archiveText')}</p>
        <AreaChips area="archive" counts={{}} />
      </header>
      {data?.length === 0 && (
        <StateBlock
          icon="history"
          heading={t('archiveNone.title')}
          actions={<Button href="/tournaments/all">{t('archiveNone.action')}</Button>}
        >
          {t('archiveNone.text')}
        </StateBlock>
      )}
      {data && data.length > 0 && <FinishedTable tournaments={data} standings={standings} />}
      <div className="tournament-actions">
        {page > 1 && (
          <Button icon="chevron-left" href={`/tournaments/archive?page=${page - 1}`}>
            {t('later')}
          </Button>
        )}
        {data?.length === ARCHIVE_PAGE && (
          <Button iconEnd="chevron-right" href={`/tournaments/archive?page=${page + 1}`}>
            {t('earlier')}
          </Button>
        )}
      </div>
    </div>
  );
}

import '@cosmodrome/ui/places.css';
import '../quests.css';
import { Button } from '@cosmodrome/ui/button';
import { Chip } from '@cosmodrome/ui/chip';
import { ChipRow } from '@cosmodrome/ui/chip-row';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { useTranslations } from 'use-intl';
import { Failed } from '../../platform/failed.tsx';
import { PageHead } from '../../platform/head.tsx';
import { HeldBackNotice } from '../../platform/held-back-notice.tsx';
import { defineLoad } from '../../platform/queries/load.ts';
import { RunningTournaments, tournamentsQuery } from '../../tournaments/index.ts';
import { Cards, useOffered } from '../parts/list.tsx';
import { questsQuery } from '../queries.ts';

const load = defineLoad(async ({ want }) => {
  await Promise.all([want(questsQuery()), want(tournamentsQuery())]);
});
export const loader = load.loader;
export const clientLoader = load.clientLoader;

/** What runs now: quests and tournaments (spec 2.2). */
export default function ArenaRoute() {
  const t = useTranslations('quests');
  const { quests, failed, again, heldBack, offers } = useOffered();
  const running = quests?.filter(({ status }) => status === 'active');
  return (
    <div className="content page-column quests">
      <PageHead title={t('arena.title')} description={t('arena.text')} />
      <header className="column quests-head">
        <h1 className="text-headline">{t('arena.title')}</h1>
        <p className="text-lead text-mid">{t('arena.text')}</p>
        <ChipRow label={t('arena.ways')}>
          <Chip href="/quests">{t('title')}</Chip>
          <Chip href="/tournaments/all">{t('arena.tournaments')}</Chip>
          <Chip href="/prize-drops">{t('arena.drops')}</Chip>
          <Chip href="/leaderboard">{t('arena.leaderboard')}</Chip>
        </ChipRow>
      </header>
      {heldBack && (
        <HeldBackNotice title={t('heldBack.title')} action={t('heldBack.action')}>
          {t('heldBack.text')}
        </HeldBackNotice>
      )}
      {failed && <Failed title={t('failed.title')} text={t('failed.text')} again={t('failed.again')} onAgain={again} />}
      {offers && running && running.length > 0 && <Cards label={t('title')} quests={running} />}
      {offers && running?.length === 0 && (
        <StateBlock icon="rocket" heading={t('empty.title')} actions={<Button href="/quests">{t('title')}</Button>}>
          {t('empty.text')}
        </StateBlock>
      )}
      {offers && <RunningTournaments />}
    </div>
  );
}

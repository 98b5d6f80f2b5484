import { useTranslations } from 'use-intl';
import { PageHead } from '../../platform/head.tsx';
import { questsLoad } from '../load.ts';
import { QuestList } from '../parts/list.tsx';

export const loader = questsLoad.loader;
export const clientLoader = questsLoad.clientLoader;

/** Every quest: what runs, what comes next, what has ended (spec 2.2). */
export default function QuestsRoute() {
  const t = useTranslations('quests');
  return (
    <div className="content page-column quests">
      <PageHead title={t('title')} description={t('text')} />
      <header className="column quests-head">
        <h1 className="text-headline">{t('title')}</h1>
        <p className="text-lead text-mid">{t('text')}</p>
      </header>
      <QuestList address="/quests" />
    </div>
  );
}

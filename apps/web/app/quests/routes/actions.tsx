import { useTranslations } from 'use-intl';
import { PageHead } from '../../platform/head.tsx';
import { AreaChips } from '../../tournaments/index.ts';
import { questsLoad } from '../load.ts';
import { QuestList } from '../parts/list.tsx';

export const loader = questsLoad.loader;
export const clientLoader = questsLoad.clientLoader;

/** Quests as an area of the tournaments (spec 2.2). */
export default function ActionsRoute() {
  const t = useTranslations('quests');
  return (
    <div className="content page-column quests">
      <PageHead title={t('title')} description={t('text')} canonical="/quests" />
      <header className="column quests-head">
        <h1 className="text-headline">{t('title')}</h1>
        <p className="text-lead text-mid">{t('text')}</p>
        <AreaChips area="actions" counts={{}} />
      </header>
      <QuestList address="/tournaments/actions" />
    </div>
  );
}

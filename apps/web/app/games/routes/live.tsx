import { useTranslations } from 'use-intl';
import { cashbackShareQuery, useCashbackCard } from '../../cashback/index.ts';
import { CategoryPage, categoryLoad } from '../list/category-page.tsx';

const load = categoryLoad('live_all', ({ want }) => want(cashbackShareQuery()));

export const loader = load.loader;
export const clientLoader = load.clientLoader;

/** /live/all and /live/{slug}: tables and shows. The page says how they are dealt. */
export default function LiveRoute() {
  const t = useTranslations('games');
  return (
    <CategoryPage
      whole="live_all"
      menu="live"
      section="/live"
      crumb={{ label: t('live'), href: '/live/all' }}
      lead={t('liveLead')}
      card={useCashbackCard()}
    />
  );
}

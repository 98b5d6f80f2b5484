import { useTranslations } from 'use-intl';
import { FailedPage } from '../../platform/failed-page.tsx';

/** In the page's place while the origin is closed (spec 8): what is shown could not be used. */
export function Maintenance() {
  const t = useTranslations('shell.maintenance');
  return <FailedPage title={t('title')} text={t('text')} again={t('again')} onAgain={() => location.reload()} />;
}

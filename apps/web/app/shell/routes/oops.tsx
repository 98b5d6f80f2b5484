import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { FailedPage } from '../../platform/failed-page.tsx';
import { PageHead } from '../../platform/head.tsx';
import { Oops } from '../components/oops.tsx';

/** The page of what broke (spec 2.2); `?sport=` comes from the way to the bets and leads back to it. */
export default function Broken() {
  const place = useSearchParams()[0].get('sport');
  return place === null ? <Oops /> : <NoSport place={place} />;
}

/** What a player sees while nobody can say whether they take a break (player protection R5). */
function NoSport({ place }: { place: string }) {
  const t = useTranslations('content.betting');
  // The address has its language before it, and keeps it.
  const again = (): void => location.assign(location.pathname.replace(/oops$/, `sport/${encodeURI(place)}`));
  return (
    <>
      <PageHead title={t('title')} listed={false} />
      <FailedPage title={t('title')} text={t('text')} again={t('again')} onAgain={again} />
    </>
  );
}

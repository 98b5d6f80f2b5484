import { Button } from '@cosmodrome/ui/button';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { FailedPage } from '../../platform/failed-page.tsx';
import { PageHead } from '../../platform/head.tsx';
import { Oops } from '../components/oops.tsx';

/** The page of what broke (spec 2.2); `?sport=` comes from the way to the bets and leads back to it. */
export default function Broken() {
  const [search] = useSearchParams();
  const place = search.get('sport');
  if (place === null) return <Oops />;
  const closed = search.get('closed');
  if (closed === null) return <NoSport place={place} />;
  return closed === 'details' ? <DetailsForSport place={place} /> : <BarredFromSport />;
}

// The address has its language before it, and keeps it.
const toSport = (place: string): void =>
  location.assign(location.pathname.replace(/oops$/, `sport/${encodeURI(place)}`));

/** What a player sees whose profile lacks what the register or the age is looked up by. */
function DetailsForSport({ place }: { place: string }) {
  const t = useTranslations('content.betting.details');
  return (
    <div className="content py-11">
      <PageHead title={t('title')} listed={false} />
      <StateBlock
        icon="lock"
        heading={t('title')}
        headingLevel={1}
        actions={
          <>
            <Button href="/profile">{t('profile')}</Button>
            <Button look="bare" onClick={() => toSport(place)}>
              {t('on')}
            </Button>
          </>
        }
      >
        {t('text')}
      </StateBlock>
    </div>
  );
}

/** What a player sees whom the register or the age of the host keeps from bets: no more is said where others may look on. */
function BarredFromSport() {
  const t = useTranslations('content.betting.barred');
  return (
    <div className="content py-11">
      <PageHead title={t('title')} listed={false} />
      <StateBlock
        icon="lock"
        tone="warn"
        heading={t('title')}
        headingLevel={1}
        actions={
          <>
            <Button href="/withdraw">{t('withdraw')}</Button>
            <Button href="/" look="bare">
              {t('lobby')}
            </Button>
          </>
        }
      >
        {t('text')}
      </StateBlock>
    </div>
  );
}

/** What a player sees while nobody can say whether they take a break (player protection R5). */
function NoSport({ place }: { place: string }) {
  const t = useTranslations('content.betting');
  return (
    <>
      <PageHead title={t('title')} listed={false} />
      <FailedPage title={t('title')} text={t('text')} again={t('again')} onAgain={() => toSport(place)} />
    </>
  );
}

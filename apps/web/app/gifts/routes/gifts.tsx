import '../gifts.css';
import { isGiftHistory } from '@cosmodrome/rules/gifts/gifts';
import { Button } from '@cosmodrome/ui/button';
import { Notice } from '@cosmodrome/ui/notice';
import { Panel } from '@cosmodrome/ui/panel';
import { Segmented } from '@cosmodrome/ui/segmented';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHeldBack } from '../../limits/index.ts';
import { Failed } from '../../platform/failed.tsx';
import { PageHead } from '../../platform/head.tsx';
import { ProfileFrame } from '../../profile/index.ts';
import { GiftHistory } from '../parts/gift-history.tsx';
import { GiftList } from '../parts/gift-list.tsx';
import { useGifts } from '../queries.ts';

/** /profile/gifts: everything that waits for the player, runs, or is over (spec 4, "Gift stages"). */
export default function GiftsRoute() {
  const t = useTranslations('gifts');
  const [search] = useSearchParams();
  const tab = search.get('tab') === 'history' ? 'history' : 'actual';
  const { data, isError, refetch } = useGifts();
  const heldBack = useHeldBack();
  const actual = data?.filter((gift) => !isGiftHistory(gift)).length;
  return (
    <ProfileFrame current="/profile/gifts" title={t('title')} text={t('text')} aside={<Aside />}>
      <PageHead title={t('title')} listed={false} />
      <Segmented
        className="gift-tabs"
        label={t('tabs.label')}
        value={tab}
        options={[
          { value: 'actual', label: t('tabs.actual', { count: actual ?? 0 }), href: '/profile/gifts' },
          { value: 'history', label: t('tabs.history'), href: '/profile/gifts?tab=history' },
        ]}
      />
      {heldBack && (
        <Notice icon="shield-check" tone="info" title={t('heldBack')}>
          {t('heldBackText')}
        </Notice>
      )}
      {data ? (
        tab === 'history' ? (
          <GiftHistory gifts={data} />
        ) : (
          <GiftList gifts={data} />
        )
      ) : isError ? (
        <Failed title={t('failed')} text={t('failedText')} again={t('again')} onAgain={() => void refetch()} />
      ) : (
        [1, 2].map((at) => (
          <Panel key={at} as="div" aria-busy className="grid min-h-[180px] content-start gap-4">
            <TextSkeleton width="40%" />
            <TextSkeleton width="70%" />
          </Panel>
        ))
      )}
    </ProfileFrame>
  );
}

/** Where a code is redeemed, and where bonuses are switched off. */
function Aside() {
  const t = useTranslations('gifts.aside');
  return (
    <Panel as="div" className="grid justify-items-start gap-3">
      <h2 className="text-subheading">{t('code')}</h2>
      <p className="text-body text-mid">{t('codeText')}</p>
      <Button href="/profile/promocode">{t('codeButton')}</Button>
      <p className="mt-3 text-body-strong text-high">{t('none')}</p>
      <p className="text-body text-mid">{t('noneText')}</p>
      <Button look="bare" size="small" href="/bonus-balance" className="-ml-4">
        {t('balance')}
      </Button>
    </Panel>
  );
}

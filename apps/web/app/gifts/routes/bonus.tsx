import '../gifts.css';
import { Breadcrumb } from '@cosmodrome/ui/breadcrumb';
import { Button } from '@cosmodrome/ui/button';
import { Panel } from '@cosmodrome/ui/panel';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { Steps } from '@cosmodrome/ui/steps';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { type BonusView, firstDepositQuery, useBonusView } from '../bonus-view.ts';
import { part } from '../../platform/device/part.ts';
import { Failed } from '../../platform/failed.tsx';
import { PageHead } from '../../platform/head.tsx';
import { Amount } from '../../platform/i18n/money.tsx';
import { defineLoad } from '../../platform/queries/load.ts';
import { BonusFacts } from '../parts/bonus-facts.tsx';
import { Calculator } from '../parts/calculator.tsx';
import { GiftProgress } from '../parts/gift-progress.tsx';
import { ActButton } from '../parts/act-button.tsx';
import { useGiftWords } from '../parts/use-gift-words.ts';

const Scene = part(() => import('../parts/scene.tsx'));
const FullGames = part(() => import('../parts/full-games.tsx'));

const load = defineLoad(async ({ want }) => void (await want(firstDepositQuery())));
export const loader = load.loader;
export const clientLoader = load.clientLoader;

/** /bonus/{id}: one bonus with all that it asks, before or after it is taken. */
export default function BonusRoute() {
  const t = useTranslations('gifts');
  const { id = '' } = useParams();
  const { view, failed, again } = useBonusView(id);
  return (
    <div className="content gift-page">
      <PageHead title={view?.title ?? t('title')} listed={false} />
      <Breadcrumb
        label={t('page.back')}
        crumbs={[
          { label: t('page.back'), href: '/profile/gifts' },
          { label: view?.title ?? id, href: `/bonus/${id}` },
        ]}
      />
      {view ? (
        <Bonus view={view} />
      ) : view === null ? (
        <StateBlock
          icon="gift"
          heading={t('page.gone')}
          headingLevel={1}
          actions={<Button href="/promotions">{t('promotions')}</Button>}
        >
          {t('page.goneText')}
        </StateBlock>
      ) : failed ? (
        <Failed title={t('failed')} text={t('failedText')} headingLevel={1} again={t('again')} onAgain={again} />
      ) : (
        <Panel aria-busy className="grid min-h-[300px] content-start gap-4">
          <TextSkeleton width="40%" />
          <TextSkeleton width="70%" />
        </Panel>
      )}
    </div>
  );
}

function Bonus({ view }: { view: BonusView }) {
  const t = useTranslations('gifts.page');
  const { gift, currency, amount_cents: amount, kind } = view;
  const steps = (['one', 'two', 'three'] as const).map((step) => ({
    title: t(`steps.${step}`),
    text: t(`steps.${step}Text`),
  }));
  return (
    <>
      <Panel as="header" className="gift-hero">
        <Suspense>
          <Scene image={kind === 'deposit' ? 'orbit-station' : 'comet-dunes'} />
        </Suspense>
        <h1 className="text-headline">{view.title}</h1>
        {amount !== null && currency !== null && (
          <p>
            <Amount cents={amount} currency={currency} size="headline" fit />
          </p>
        )}
        {gift && <Sentence gift={gift} />}
        {gift && <GiftProgress gift={gift} />}
        <div className="flex flex-wrap gap-2">
          {gift ? <ActButton gift={gift} look="ignited" size="large" /> : <Join />}
        </div>
      </Panel>
      <div className="gift-columns">
        <div className="grid content-start gap-4">
          {kind === 'deposit' && <Calculator view={view} />}
          <Panel className="grid gap-4">
            <h2 className="text-subheading">{t('how')}</h2>
            <Steps beside steps={kind === 'deposit' ? steps : steps.slice(1)} />
          </Panel>
        </div>
        <div className="grid content-start gap-4">
          <BonusFacts view={view} />
          <Panel as="aside" className="grid gap-2">
            <h2 className="text-subheading">{t('giveUp')}</h2>
            <p className="text-body text-mid">{t('giveUpText')}</p>
          </Panel>
        </div>
      </div>
      <Suspense>
        <FullGames />
      </Suspense>
    </>
  );
}

function Sentence({ gift }: { gift: NonNullable<BonusView['gift']> }) {
  const { sentence, end } = useGiftWords()(gift);
  return (
    <>
      <p className="max-w-[40rem] text-lead text-mid">{sentence}</p>
      {end !== null && <p className="text-body text-low">{end}</p>}
    </>
  );
}

function Join() {
  const t = useTranslations('gifts.balance');
  return (
    <Button look="ignited" size="large" href="/sign-up">
      {t('join')}
    </Button>
  );
}

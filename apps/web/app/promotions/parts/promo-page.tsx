import '../promotions.css';
import { Breadcrumb } from '@cosmodrome/ui/breadcrumb';
import { Button } from '@cosmodrome/ui/button';
import { Panel } from '@cosmodrome/ui/panel';
import { Steps } from '@cosmodrome/ui/steps';
import { TileGrid } from '@cosmodrome/ui/tile-grid';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Campaign } from '@cosmodrome/contract/http/promotions';
import { depositTermsIn } from '../../bonuses/index.ts';
import { GameTile, selectQuery, WithTileFacts } from '../../games/index.ts';
import { PageHead } from '../../platform/head.tsx';
import { useCardsOf, useCurrency, useDepositOffers } from '../cards.ts';
import { useCampaigns } from '../reader.ts';
import { type PackStep, stepsIn } from '../terms.ts';
import { CampaignEnd } from './campaign-end.tsx';
import { Hero } from './hero.tsx';
import { HeldBack, NothingRuns } from './nothing.tsx';
import { PackHero } from './pack-hero.tsx';
import { TermsTable } from './terms-table.tsx';

/**
 * The page of one campaign: what it gives, what it asks, and the way on. What is not for whoever looks leads to the list
 * (spec 2.3).
 */
export function PromoPage({ slug, canonical }: { slug: string; canonical?: string }) {
  const t = useTranslations('promotions');
  const reader = useCampaigns();
  const campaign = [...reader.active, ...reader.future, ...reader.archive].find((each) => each.slug === slug);
  if (!reader.known || (!campaign && reader.waits)) return <Head title={t('title')} />;
  if (!campaign) return <Navigate to="/promotions" replace />;
  if (reader.heldBack || reader.excluded) {
    return (
      <div className="content page-column promotions">
        <Head title={campaign.page?.title ?? t(`${campaign.kind}.kind`)} />
        {reader.heldBack ? <HeldBack /> : <NothingRuns />}
      </div>
    );
  }
  return <Shown {...{ campaign, reader, canonical }} />;
}

const Head = ({ title, text, canonical }: { title: string; text?: string; canonical?: string | undefined }) => (
  <PageHead title={title} description={text} canonical={canonical} />
);

interface ShownProps {
  campaign: Campaign;
  reader: ReturnType<typeof useCampaigns>;
  canonical: string | undefined;
}

function Shown({ campaign, reader, canonical }: ShownProps) {
  const t = useTranslations('promotions');
  const { guest, now, pack, waits } = reader;
  const currency = useCurrency();
  const offers = useDepositOffers(guest, pack);
  const cards = useCardsOf({ guest, offers })(campaign);
  const steps = campaign.kind === 'welcome' && pack ? stepsIn(pack, currency) : [];
  const [card] = cards;
  const name = campaign.page?.title ?? t(`${campaign.kind}.kind`);
  const title = campaign.kind === 'deposit' ? name : (card?.title ?? name);
  const crumbs = [
    { label: t('title'), href: '/promotions' },
    { label: title, href: `/promo/${campaign.slug}` },
  ];
  const asked = askedOf({ steps, offers: campaign.kind === 'deposit' ? offers : [], currency });
  return (
    <div className="content page-column promotions">
      <Head title={title} text={card?.terms ?? t('text')} canonical={canonical} />
      <Breadcrumb label={t('crumbs')} crumbs={crumbs} />
      {steps.length > 0 && <PackHero {...{ steps, currency, now, guest }} art={campaign.art} inList={false} />}
      {steps.length === 0 && !waits && !card && (
        <>
          <h1 className="text-headline">{title}</h1>
          <NothingRuns />
        </>
      )}
      {steps.length === 0 && card && (
        <Hero
          art={campaign.art}
          level={1}
          eyebrow={<CampaignEnd start={card.start} end={card.end} now={now} />}
          headline={title}
          text={card.terms}
          actions={
            <Button look="ignited" href={campaign.page?.url ?? card.href}>
              {campaign.page?.button ?? card.action}
            </Button>
          }
        />
      )}
      <div className={asked.length > 0 ? 'promo-columns' : 'promo-text'}>
        {campaign.page && (
          <Panel className="promo-words text-body text-mid">
            {campaign.page.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Panel>
        )}
        {asked.length > 0 && <How />}
        {asked.length > 0 && (
          <div className="promo-asked">
            {asked.map((each) => (
              <TermsTable key={each.title} {...each} currency={currency} />
            ))}
          </div>
        )}
      </div>
      {campaign.games.length > 0 && <Games identifiers={campaign.games} />}
    </div>
  );
}

/** The bonuses whose terms a page tells, each by its name. */
function askedOf({
  steps,
  offers,
  currency,
}: {
  steps: readonly PackStep[];
  offers: ReturnType<typeof useDepositOffers>;
  currency: string;
}) {
  const all = steps.length > 0 ? steps.map(({ offer }) => offer) : offers;
  return all.flatMap((offer) => {
    const terms = depositTermsIn(offer, currency);
    return terms ? [{ title: offer.title, terms }] : [];
  });
}

/** How a bonus with a deposit goes, and how it is given up. */
function How() {
  const t = useTranslations('promotions.how');
  return (
    <Panel className="promo-how" aria-labelledby="promo-how">
      <h2 id="promo-how" className="text-subheading">
        {t('title')}
      </h2>
      <Steps
        beside
        steps={(['deposit', 'play', 'yours'] as const).map((step) => ({
          title: t(`${step}.title`),
          text: t(`${step}.text`),
        }))}
      />
      <h3 className="text-body font-strong text-high">{t('leave.title')}</h3>
      <p className="text-body text-mid">{t('leave.text')}</p>
    </Panel>
  );
}

function Games({ identifiers }: { identifiers: readonly string[] }) {
  const t = useTranslations('promotions');
  const { data: cards = [] } = useQuery(selectQuery(identifiers));
  if (cards.length === 0) return null;
  return (
    <section className="grid gap-4" aria-label={t('games')}>
      <h2 className="text-heading">{t('games')}</h2>
      <WithTileFacts>
        <TileGrid label={t('games')}>
          {cards.map((card) => (
            <GameTile key={card.identifier} card={card} />
          ))}
        </TileGrid>
      </WithTileFacts>
    </section>
  );
}

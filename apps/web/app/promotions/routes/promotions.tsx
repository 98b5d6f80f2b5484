import '../promotions.css';
import { CAMPAIGN_SECTIONS } from '@cosmodrome/rules/promotions/campaigns';
import { Button } from '@cosmodrome/ui/button';
import { Chip } from '@cosmodrome/ui/chip';
import { ChipRow } from '@cosmodrome/ui/chip-row';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { depositTermsIn } from '../../bonuses/index.ts';
import { selectQuery } from '../../games/index.ts';
import { PageHead } from '../../platform/head.tsx';
import { defineLoad } from '../../platform/queries/load.ts';
import { useCardsOf, useCurrency, useDepositOffers } from '../cards.ts';
import { SHOWN } from '../parts/campaign-art.tsx';
import { CampaignCard } from '../parts/campaign-card.tsx';
import { CampaignEnd } from '../parts/campaign-end.tsx';
import { Hero } from '../parts/hero.tsx';
import { HeldBack, NothingRuns } from '../parts/nothing.tsx';
import { PackHero } from '../parts/pack-hero.tsx';
import { readFacts } from '../pages-of.ts';
import { campaignsQuery } from '../queries.ts';
import { useCampaigns } from '../reader.ts';
import { depositWith, stepsIn, useDepositWords } from '../terms.ts';

const load = defineLoad(async ({ want }) => {
  const [campaigns = []] = await Promise.all([want(campaignsQuery()), readFacts(want)]);
  const shown = campaigns.map(({ games }) => games.slice(0, SHOWN)).filter((games) => games.length > 0);
  await Promise.all(shown.map((games) => want(selectQuery(games))));
});

export const loader = load.loader;
export const clientLoader = load.clientLoader;

/** What is listed: everything that runs or is to come, one section of it, or what is over. */
const SHOWS = ['all', ...CAMPAIGN_SECTIONS, 'finished'] as const;

/** /promotions: the campaigns of this visitor, each with its terms and its end (spec 2.2). */
export default function PromotionsRoute() {
  const t = useTranslations('promotions');
  const [search] = useSearchParams();
  const show = SHOWS.find((each) => each === search.get('show')) ?? 'all';
  const reader = useCampaigns();
  const { guest, now, heldBack, waits, excluded } = reader;
  const offers = useDepositOffers(guest, reader.pack);
  const currency = useCurrency();
  const cardsOf = useCardsOf({ guest, offers });
  const wordsOf = useDepositWords(currency);

  const welcome = [...reader.active, ...reader.future].find(({ kind }) => kind === 'welcome');
  const steps = welcome && reader.pack ? stepsIn(reader.pack, currency) : [];
  const [lead] = steps.length > 0 ? [] : offers.filter((offer) => depositTermsIn(offer, currency));
  const leadTerms = lead && depositTermsIn(lead, currency);
  const deposit = reader.active.find(({ kind }) => kind === 'deposit');
  const leads = show === 'all' || show === 'welcome';

  const running = [...reader.active, ...reader.future].flatMap(cardsOf);
  const over = reader.archive.flatMap(cardsOf);
  const cards = show === 'finished' ? over : running.filter(({ section }) => show === 'all' || section === show);
  // What leads the page is not told twice.
  const listed = leads && leadTerms && deposit ? cards.filter(({ title }) => title !== lead?.title) : cards;
  const none = excluded || (running.length === 0 && over.length === 0 && steps.length === 0);
  const shows = SHOWS.filter((each) => each !== 'finished' || over.length > 0);
  return (
    <div className="content page-column promotions">
      <PageHead title={t('title')} description={t('text')} />
      <header className="promotions-head">
        <div>
          <h1 className="text-headline">{t('title')}</h1>
          <p className="text-lead text-mid">{t('text')}</p>
        </div>
        {!heldBack && !none && (
          <ChipRow label={t('show.label')}>
            {shows.map((each) => (
              <Chip
                key={each}
                href={each === 'all' ? '/promotions' : `/promotions?show=${each}`}
                selected={each === show}
              >
                {t(`show.${each}`)}
              </Chip>
            ))}
          </ChipRow>
        )}
      </header>
      {heldBack && <HeldBack />}
      {!heldBack && !waits && none && <NothingRuns />}
      {!heldBack && !waits && !none && (
        <>
          {leads && steps.length > 0 && welcome && (
            <PackHero {...{ steps, currency, now, guest }} art={welcome.art} inList />
          )}
          {leads && lead && leadTerms && deposit && (
            <Hero
              art={deposit.art}
              level={2}
              eyebrow={<CampaignEnd start={deposit.start_at} end={deposit.end_at} now={now} />}
              headline={t('deposit.headline', { title: lead.title, share: wordsOf(leadTerms).share })}
              text={wordsOf(leadTerms).sentence}
              actions={
                <>
                  <Button look="ignited" href={guest ? '/sign-up' : depositWith(leadTerms.code)}>
                    {t(guest ? 'join' : 'deposit.action')}
                  </Button>
                  <Button look="bare" href={`/promo/${deposit.slug}`}>
                    {t('pack.allTerms')}
                  </Button>
                </>
              }
            />
          )}
          {listed.length > 0 && (
            <ul className="campaigns">
              {listed.map((card) => (
                <CampaignCard key={`${card.slug} ${card.title}`} {...card} now={now} />
              ))}
            </ul>
          )}
          {listed.length === 0 && !(leads && (steps.length > 0 || leadTerms)) && (
            <p className="text-body text-mid">{t('noneHere')}</p>
          )}
        </>
      )}
    </div>
  );
}

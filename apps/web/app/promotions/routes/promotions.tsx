import '../promotions.css';
import { DEFAULT_CURRENCY } from '@cosmodrome/rules/money/currencies';
import { Button } from '@cosmodrome/ui/button';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { depositTermsIn, useDepositBonuses } from '../../bonuses/index.ts';
import { useProtection } from '../../limits/index.ts';
import { activeAccount, useAccounts } from '../../money/index.ts';
import { PageHead } from '../../platform/head.tsx';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { usePercent } from '../../platform/i18n/percent.ts';
import { defineLoad } from '../../platform/queries/load.ts';
import { useSession } from '../../platform/session/session.ts';
import { CampaignCard, type CampaignCardProps } from '../campaign-card.tsx';
import { cashbackQuery, firstDepositQuery, pointsQuery, tiersQuery } from '../queries.ts';

const load = defineLoad(async ({ want }) => {
  await Promise.all([want(firstDepositQuery()), want(cashbackQuery()), want(pointsQuery()), want(tiersQuery())]);
});

export const loader = load.loader;
export const clientLoader = load.clientLoader;

/** /promotions: the campaigns that run for this visitor, each with its terms and its end (spec 2.2). */
export default function PromotionsRoute() {
  const t = useTranslations('promotions');
  const session = useSession();
  const protection = useProtection();
  const campaigns = useCampaigns();
  // Offers wait until it is known that a player may be shown them (player-protection R32).
  const waits = session !== 'guest' && protection === undefined;
  const heldBack = session !== 'guest' && protection !== undefined && protection.suppression !== null;
  return (
    <div className="content promotions">
      <PageHead title={t('title')} description={t('text')} />
      <header>
        <h1 className="text-headline">{t('title')}</h1>
        <p className="text-lead text-mid">{t('text')}</p>
      </header>
      {heldBack && (
        <StateBlock
          icon="shield-check"
          tone="info"
          heading={t('heldBack.title')}
          actions={<Button href="/profile/limits">{t('heldBack.limits')}</Button>}
        >
          {t('heldBack.text')}
        </StateBlock>
      )}
      {!heldBack && !waits && campaigns.length === 0 && (
        <StateBlock icon="gift" heading={t('none.title')} actions={<Button href="/">{t('none.lobby')}</Button>}>
          {t('none.text')}
        </StateBlock>
      )}
      {!heldBack && !waits && campaigns.length > 0 && (
        <ul className="campaigns">
          {campaigns.map((campaign) => (
            <CampaignCard key={campaign.title} {...campaign} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** What runs for the visitor: a player's deposit bonuses, or a guest's first one, and what the host's licence allows. */
function useCampaigns(): CampaignCardProps[] {
  const t = useTranslations('promotions');
  const money = useMoneyText();
  const percent = usePercent(2);
  const guest = useSession() === 'guest';
  const currency = activeAccount(useAccounts())?.currency ?? DEFAULT_CURRENCY;
  const { data: first = [] } = useQuery(firstDepositQuery());
  const { data: own = [] } = useDepositBonuses();
  const { data: cashback } = useQuery(cashbackQuery());
  const { data: points } = useQuery(pointsQuery());
  const { data: tiers = [] } = useQuery(tiersQuery());
  const end = t('noEnd');
  const deposits = (guest ? first : own).flatMap((offer): CampaignCardProps[] => {
    const terms = depositTermsIn(offer, currency);
    if (!terms) return [];
    const words = {
      percent: percent(terms.percent / 100),
      most: money(terms.most, currency),
      least: money(terms.least, currency),
      times: terms.wager,
      days: terms.days,
      maxBet: money(terms.maxBet, currency),
    };
    const cap = terms.maxWin === null ? '' : ` ${t('deposit.cap', { amount: money(terms.maxWin, currency) })}`;
    return [
      {
        icon: 'gift',
        kind: t('deposit.kind'),
        title: offer.title,
        terms: t('deposit.terms', words) + cap,
        href: guest ? '/sign-up' : '/deposit',
        action: t(guest ? 'join' : 'deposit.action'),
      },
    ];
  });
  const always: CampaignCardProps[] = [];
  if (cashback?.terms) {
    const share = percent(cashback.terms.share_bp / 10_000);
    const title = t('cashback.title', { share });
    const kind = t('cashback.kind');
    always.push({
      icon: 'percent',
      kind,
      title,
      terms: t('cashback.terms'),
      end,
      href: '/cashback',
      action: t('more'),
    });
  }
  if (points?.terms) {
    const href = guest ? '/sign-up' : '/profile/level';
    const action = t(guest ? 'join' : 'more');
    always.push({
      icon: 'orbit',
      kind: t('levels.kind'),
      title: t('levels.title'),
      terms: t('levels.terms'),
      end,
      href,
      action,
    });
  }
  if (tiers.length > 0) {
    const href = '/cosmodrome-vip-club';
    always.push({
      icon: 'crown',
      kind: t('vip.kind'),
      title: t('vip.title'),
      terms: t('vip.terms'),
      end,
      href,
      action: t('more'),
    });
  }
  return [...deposits, ...always];
}

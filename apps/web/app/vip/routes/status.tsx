import '../vip.css';
import { DEFAULT_CURRENCY } from '@cosmodrome/rules/money/currencies';
import { Button } from '@cosmodrome/ui/button';
import { Notice } from '@cosmodrome/ui/notice';
import { Panel } from '@cosmodrome/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useHeldBack } from '../../limits/index.ts';
import { PageHead } from '../../platform/head.tsx';
import { HeldBackNotice } from '../../platform/held-back-notice.tsx';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { defineLoad } from '../../platform/queries/load.ts';
import { usePlayer } from '../../platform/session/player.ts';
import { useSession } from '../../platform/session/session.ts';
import { ManagerPanel } from '../parts/manager-panel.tsx';
import { Standing, StandingSkeleton } from '../parts/standing.tsx';
import { birthdayIn, TierCard } from '../parts/tier-card.tsx';
import { progressQuery, tiersQuery } from '../queries.ts';
import { useManager } from '../use-manager.ts';

const load = defineLoad(async ({ want }) => {
  await want(tiersQuery());
});

export const loader = load.loader;
export const clientLoader = load.clientLoader;

/** /vip: the visitor's own status with what it brings; for who is not in the club the way in (spec 2.1 and 6). */
export default function StatusRoute() {
  const t = useTranslations('vip');
  const money = useMoneyText();
  const session = useSession();
  const signedIn = session === 'player';
  const manager = useManager();
  const player = usePlayer();
  const tiers = useQuery(tiersQuery());
  const progress = useQuery({ ...progressQuery(), enabled: signedIn });
  // What more could be reached is not shown to whom offers are held back from (player-protection R32).
  const heldBack = useHeldBack();
  const currency = progress.data?.currency ?? DEFAULT_CURRENCY;
  const active = progress.data?.activeStatus;
  const own = tiers.data?.find(({ status }) => status === active);
  const first = tiers.data?.find(({ thresholds }) => thresholds !== null);
  const gift = own && birthdayIn(own, currency);
  const offered = tiers.data !== undefined && tiers.data.length > 0;
  return (
    <div className="content page-column vip-page">
      <PageHead title={t('status.title')} description={t('status.text')} />
      <header>
        <h1 className="text-headline">{t('status.title')}</h1>
        <p className="text-lead text-mid">{t('status.text')}</p>
      </header>
      {tiers.data?.length === 0 && (
        <Notice icon="info" title={t('notHere.title')}>
          {t('notHere.text')}
        </Notice>
      )}
      {heldBack && (
        <HeldBackNotice title={t('heldBack.title')} action={t('limits')}>
          {t('heldBack.text')}
        </HeldBackNotice>
      )}
      {offered && !heldBack && (
        <div className="vip-top">
          {session === 'guest' && (
            <Panel className="vip-join">
              <h2 className="text-subheading">{t('status.guest.title')}</h2>
              <p className="text-body text-mid">{t('status.guest.text')}</p>
              <div className="flex flex-wrap gap-3">
                <Button look="ignited" href="/sign-up">
                  {t('status.guest.join')}
                </Button>
                <Button look="bare" href="/sign-in">
                  {t('status.guest.signIn')}
                </Button>
              </div>
            </Panel>
          )}
          {session !== 'guest' && (
            <div className="vip-status">
              {progress.data ? <Standing progress={progress.data} /> : <StandingSkeleton />}
              {player?.vip === false && first && (
                <Notice icon="info" title={t('status.none.title')}>
                  {t('status.none.text', { tier: t(`tiers.${first.status}`) })}
                </Notice>
              )}
              {gift && (
                <Notice icon="gift" tone="gold">
                  {t('status.gift', { amount: money(gift.amount_cents, gift.currency) })}
                </Notice>
              )}
              {own && active !== 'REGULAR' && (
                <ul>
                  <TierCard tier={own} currency={currency} current={{ status: own.status, share: 100 }} />
                </ul>
              )}
            </div>
          )}
          {manager && <ManagerPanel manager={manager} />}
        </div>
      )}
      {heldBack && manager && <ManagerPanel manager={manager} />}
      <div>
        <Button href="/cosmodrome-vip-club" iconEnd="arrow-right">
          {t('status.club')}
        </Button>
      </div>
    </div>
  );
}

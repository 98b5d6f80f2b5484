import '../vip.css';
import { Button } from '@cosmodrome/ui/button';
import { Notice } from '@cosmodrome/ui/notice';
import { Panel } from '@cosmodrome/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Failed } from '../../platform/failed.tsx';
import { useHeldBack } from '../../limits/index.ts';
import { PageHead } from '../../platform/head.tsx';
import { HeldBackNotice } from '../../platform/held-back-notice.tsx';
import { defineLoad } from '../../platform/queries/load.ts';
import { usePlayer } from '../../platform/session/player.ts';
import { useSession } from '../../platform/session/session.ts';
import { ManagerPanel } from '../parts/manager-panel.tsx';
import { Standing, StandingSkeleton } from '../parts/standing.tsx';
import { TierCard } from '../parts/tier-card.tsx';
import { progressQuery, tiersQuery } from '../queries.ts';
import { useManager } from '../use-manager.ts';

const load = defineLoad(async ({ want }) => {
  await want(tiersQuery());
});

export const loader = load.loader;
export const clientLoader = load.clientLoader;

/** The VIP club: where the player stands, what each tier asks and brings, and who looks after its players (spec 2.1, 6). */
export default function ClubRoute() {
  const t = useTranslations('vip');
  const tiers = useQuery(tiersQuery());
  const session = useSession();
  const player = usePlayer();
  const signedIn = session === 'player';
  const progress = useQuery({ ...progressQuery(), enabled: signedIn });
  const manager = useManager();
  // Who is offered nothing keeps the tier and the manager; what more could be reached is not shown.
  const heldBack = useHeldBack();
  const current = progress.data && { status: progress.data.activeStatus, share: progress.data.overallProgress };
  const currency = progress.data?.currency ?? player?.currency ?? 'EUR';
  const offered = tiers.data && tiers.data.length > 0;
  return (
    <div className="content page-column vip-page">
      <PageHead title={t('title')} description={t('text')} />
      <header>
        <h1 className="text-headline">{t('title')}</h1>
        <p className="text-lead text-mid">{t('text')}</p>
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
      <div className="vip-top">
        {session === 'guest' && offered && <JoinPanel />}
        {session !== 'guest' && !heldBack && (
          <>
            {progress.data && <Standing progress={progress.data} />}
            {!progress.data && !progress.isError && <StandingSkeleton />}
            {!progress.data && progress.isError && (
              <Failed
                title={t('failed.title')}
                text={t('failed.text')}
                again={t('failed.again')}
                onAgain={() => void progress.refetch()}
              />
            )}
          </>
        )}
        {manager && <ManagerPanel manager={manager} />}
      </div>
      {offered && !heldBack && (
        <section className="grid gap-4" aria-labelledby="vip-tiers">
          <div className="vip-tiers-head">
            <h2 id="vip-tiers" className="text-heading">
              {t('all.title')}
            </h2>
            <p className="text-meta text-low">{t('all.same')}</p>
          </div>
          <ol className="vip-tiers">
            {tiers.data.map((tier) => (
              <TierCard key={tier.status} tier={tier} currency={currency} current={current} />
            ))}
          </ol>
        </section>
      )}
      {offered && (
        <section className="vip-notes" aria-label={t('notes.label')}>
          {(['quarter', 'paid', 'leave'] as const).map((note) => (
            <div key={note}>
              <h2 className="text-body font-strong text-high">{t(`notes.${note}.title`)}</h2>
              <p className="text-body text-mid">{t(`notes.${note}.text`)}</p>
            </div>
          ))}
        </section>
      )}
    </div>
  );
}

/** What a guest finds in the place of the own tier. */
function JoinPanel() {
  const t = useTranslations('vip.guest');
  return (
    <Panel className="vip-join">
      <h2 className="text-subheading">{t('title')}</h2>
      <p className="text-body text-mid">{t('text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button icon="log-in" href="/sign-in">
          {t('signIn')}
        </Button>
        <Button look="bare" href="/sign-up">
          {t('join')}
        </Button>
      </div>
    </Panel>
  );
}

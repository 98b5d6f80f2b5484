import '../adventure.css';
import { hasAdventure } from '@cosmodrome/rules/adventure/groups';
import { DEFAULT_CURRENCY } from '@cosmodrome/rules/money/currencies';
import { Button } from '@cosmodrome/ui/button';
import { Notice } from '@cosmodrome/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useHeldBack, useProtection } from '../../limits/index.ts';
import { activeAccount, useAccounts } from '../../money/index.ts';
import { Failed } from '../../platform/failed.tsx';
import { PageHead } from '../../platform/head.tsx';
import { HeldBackNotice } from '../../platform/held-back-notice.tsx';
import { useFormat } from '../../platform/i18n/format.ts';
import { defineLoad } from '../../platform/queries/load.ts';
import { usePlayer } from '../../platform/session/player.ts';
import { useSession } from '../../platform/session/session.ts';
import { Banner } from '../parts/banner.tsx';
import { Month } from '../parts/month.tsx';
import { How, Invitation } from '../parts/notes.tsx';
import { monthQuery, useVisit } from '../queries.ts';
import { monthName } from '../words.ts';

const load = defineLoad(async ({ want }) => {
  await want(monthQuery());
});

export const loader = load.loader;
export const clientLoader = load.clientLoader;

/** The adventure: for everybody what the days ask and give, for who is invited the own calendar (spec 2.2, 3, 4). */
export default function AdventureRoute() {
  const t = useTranslations('adventure');
  const format = useFormat();
  const session = useSession();
  const player = usePlayer();
  const protection = useProtection();
  const account = activeAccount(useAccounts());
  const running = useQuery(monthQuery());
  const groups = player?.statuses.map(({ id }) => id) ?? [];
  const invited = session === 'player' && hasAdventure(groups);
  // Who is offered nothing is shown nothing of it (player-protection R32).
  const heldBack = useHeldBack();
  const visit = useVisit(invited && protection !== undefined && !heldBack);
  const standing = invited ? visit.data : undefined;
  const month = standing ?? running.data;
  const currency = account?.currency ?? player?.currency ?? DEFAULT_CURRENCY;
  const name = month ? t('title', { month: monthName(month.month, format) }) : t('prefix');
  return (
    <div className="content page-column">
      <PageHead
        title={name}
        description={month ? t('description', { month: monthName(month.month, format) }) : t('notHere.text')}
      />
      {running.data === null && (
        <Notice icon="info" title={t('notHere.title')}>
          {t('notHere.text')}
        </Notice>
      )}
      {running.isError && !month && (
        <Failed
          title={t('failed.title')}
          text={t('failed.text')}
          again={t('failed.again')}
          onAgain={() => void running.refetch()}
        />
      )}
      {heldBack && (
        <HeldBackNotice title={t('heldBack.title')} action={t('heldBack.action')}>
          {t('heldBack.text')}
        </HeldBackNotice>
      )}
      {month && !heldBack && (
        <>
          <Banner month={month} standing={standing} />
          {session === 'guest' && <Invitation of="guest" />}
          {session === 'player' && player && !invited && <Invitation of="closed" />}
          {invited && visit.isError && (
            <Failed
              title={t('failed.title')}
              text={t('failed.text')}
              again={t('failed.again')}
              onAgain={() => void visit.refetch()}
            />
          )}
          {invited && !player?.can_issue_bonuses && (
            <Notice
              icon="info"
              title={t('off.title')}
              end={
                <Button size="small" href="/profile/promocode">
                  {t('off.action')}
                </Button>
              }
            >
              {t('off.text')}
            </Notice>
          )}
          <Month month={month} standing={standing} currency={currency} />
          <How />
        </>
      )}
    </div>
  );
}

import '@cosmodrome/ui/places.css';
import '../lotteries.css';
import { Button } from '@cosmodrome/ui/button';
import { Icon } from '@cosmodrome/ui/icon';
import { useState } from 'react';
import { type LoaderFunctionArgs, Navigate, redirect, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHeldBack, useProtection } from '../../limits/index.ts';
import { part } from '../../platform/device/part.ts';
import { Failed } from '../../platform/failed.tsx';
import { PageHead } from '../../platform/head.tsx';
import { HeldBackNotice } from '../../platform/held-back-notice.tsx';
import { useFormat } from '../../platform/i18n/format.ts';
import { useNow } from '../../platform/now.ts';
import { defineLoad } from '../../platform/queries/load.ts';
import { visitContext } from '../../platform/server/request.ts';
import { useSession } from '../../platform/session/session.ts';
import { useSite } from '../../platform/site.ts';
import { Check } from '../parts/check.tsx';
import { Facts } from '../parts/facts.tsx';
import { Head } from '../parts/head.tsx';
import { WaysPanel } from '../parts/ways.tsx';
import { Prizes } from '../parts/prizes.tsx';
import { Proof } from '../parts/proof.tsx';
import { Tickets } from '../parts/tickets.tsx';
import { Winners } from '../parts/winners.tsx';
import { phaseOf } from '../phase.ts';
import { lotteryQuery } from '../queries.ts';
import { useLottery } from '../use-lotteries.ts';

const GetDialog = part(() => import('../parts/get-dialog.tsx'));

/** Where lotteries that are switched off lead (spec 2.2). */
const OFF = '/tournaments/all';

const slugOf = (params: Readonly<Record<string, string | undefined>>): string => params['slug'] ?? '';

const load = defineLoad(async ({ params, need }) => {
  await need(lotteryQuery(slugOf(params)));
});

export function loader(args: LoaderFunctionArgs): Promise<null> {
  if (!args.context.get(visitContext).host.lotteries) throw redirect(OFF);
  return load.loader(args);
}
export const clientLoader = load.clientLoader;

/** The page of a lottery: prizes and chances, tickets and how to get them, and a draw that can be checked (spec 2.2). */
export default function LotteryRoute() {
  return useSite().lotteries ? <LotteryPage /> : <Navigate to={OFF} replace />;
}

function LotteryPage() {
  const t = useTranslations('lotteries');
  const format = useFormat();
  const now = useNow(30_000);
  const session = useSession();
  const heldBack = useHeldBack();
  const waits = useProtection() === undefined && session !== 'guest';
  const [getting, get] = useState(false);
  const { lottery, status, failed, again } = useLottery(slugOf(useParams()));
  if (!lottery) {
    if (!failed) return <PageHead title={t('title')} />;
    return <Failed title={t('failed.title')} text={t('failed.text')} again={t('failed.again')} onAgain={again} />;
  }
  const phase = phaseOf(lottery, now);
  const isDrawn = phase === 'paying' || phase === 'finished';
  const offers = phase === 'active' && !heldBack && !waits;
  const drawnAt = lottery.draw.drawn_at;
  return (
    <div className="content page-column lottery">
      <PageHead title={lottery.title} description={lottery.text} />
      {heldBack && (
        <HeldBackNotice title={t('heldBack.title')} action={t('heldBack.action')}>
          {t('heldBack.text')}
        </HeldBackNotice>
      )}
      {isDrawn ? (
        <header className="lottery-panel-head">
          <div>
            <h1 className="text-headline">{lottery.title}</h1>
            {drawnAt !== null && (
              <p className="text-lead text-mid" suppressHydrationWarning>
                {t('drawnOn', { at: format.dateTime(new Date(drawnAt), { dateStyle: 'full', timeStyle: 'medium' }) })}
              </p>
            )}
          </div>
          <p className="lottery-state text-body">
            <Icon name={phase === 'finished' ? 'circle-check' : 'clock'} size={18} />
            {t(`phase.${phase}`)}
          </p>
        </header>
      ) : (
        <Head
          lottery={lottery}
          now={now}
          actions={
            offers &&
            (session === 'guest' ? (
              <Button look="ignited" href="/sign-in">
                {t('signIn')}
              </Button>
            ) : (
              <Button look="ignited" onClick={() => get(true)}>
                {t('get')}
              </Button>
            ))
          }
        />
      )}
      <Facts lottery={lottery} />
      <div className="ui-places-columns">
        <div className="column lottery-main">
          {isDrawn ? (
            <Winners lottery={lottery} status={status} />
          ) : (
            <Prizes lottery={lottery} status={status} drawn={false} />
          )}
          {isDrawn ? <Prizes lottery={lottery} status={status} drawn /> : <Proof lottery={lottery} now={now} />}
        </div>
        <aside className="column lottery-side" aria-label={t('side')}>
          {isDrawn && <Check lottery={lottery} />}
          {status && (!isDrawn || status.tickets.length > 0) && <Tickets lottery={lottery} status={status} />}
          {offers && <WaysPanel lottery={lottery} status={status} />}
        </aside>
      </div>
      {getting && <GetDialog lottery={lottery} status={status} close={() => get(false)} />}
    </div>
  );
}

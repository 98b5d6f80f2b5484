import '@cosmodrome/ui/places.css';
import '../tournaments.css';
import { type LoaderFunctionArgs, Navigate, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHeldBack, useProtection } from '../../limits/index.ts';
import { lotteriesQuery, LotteriesArea } from '../../lotteries/index.ts';
import { PageHead } from '../../platform/head.tsx';
import { HeldBackNotice } from '../../platform/held-back-notice.tsx';
import { defineLoad } from '../../platform/queries/load.ts';
import { visitContext } from '../../platform/server/request.ts';
import { useSession } from '../../platform/session/session.ts';
import { useSite } from '../../platform/site.ts';
import { AreaChips } from '../parts/area-chips.tsx';

/** Where lotteries that are switched off lead (spec 2.2). */
const OFF = '/tournaments/all';

const load = defineLoad(async ({ want }) => {
  await want(lotteriesQuery());
});

export function loader(args: LoaderFunctionArgs): Promise<null> {
  if (!args.context.get(visitContext).host.lotteries) throw redirect(OFF);
  return load.loader(args);
}
export const clientLoader = load.clientLoader;

/** The lotteries as an area of the tournaments (spec 2.2). */
export default function LotteriesRoute() {
  return useSite().lotteries ? <Lotteries /> : <Navigate to={OFF} replace />;
}

function Lotteries() {
  const t = useTranslations('lotteries');
  const session = useSession();
  const protection = useProtection();
  const heldBack = useHeldBack();
  // Offers wait until it is known that they may be shown (player-protection R32).
  const waits = session !== 'guest' && protection === undefined;
  return (
    <div className="content page-column tournaments">
      <PageHead title={t('title')} description={t('text')} />
      <header className="column tournaments-head">
        <h1 className="text-headline">{t('title')}</h1>
        <p className="text-lead text-mid">{t('text')}</p>
        <AreaChips area="lotteries" counts={{}} />
      </header>
      {heldBack && (
        <HeldBackNotice title={t('heldBack.title')} action={t('heldBack.action')}>
          {t('heldBack.text')}
        </HeldBackNotice>
      )}
      <LotteriesArea offers={!heldBack && !waits} />
    </div>
  );
}

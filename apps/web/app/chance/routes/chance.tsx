import '@cosmodrome/ui/places.css';
import '../chance.css';
import type { ChanceOutcome } from '@cosmodrome/contract/http/chance';
import { Button } from '@cosmodrome/ui/button';
import { Panel } from '@cosmodrome/ui/panel';
import { SceneHead } from '@cosmodrome/ui/scene-head';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type LoaderFunctionArgs, Navigate, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHeldBack, useProtection } from '../../limits/index.ts';
import { Failed } from '../../platform/failed.tsx';
import { PageHead } from '../../platform/head.tsx';
import { HeldBackNotice } from '../../platform/held-back-notice.tsx';
import { defineLoad } from '../../platform/queries/load.ts';
import { sceneOf } from '../../platform/scenes.ts';
import { visitContext } from '../../platform/server/request.ts';
import { useSession } from '../../platform/session/session.ts';
import { useSite } from '../../platform/site.ts';
import { Last } from '../parts/last.tsx';
import { Launch } from '../parts/launch.tsx';
import { Odds } from '../parts/odds.tsx';
import { oddsQuery, ownQuery } from '../queries.ts';

/** Where rocket chance leads when it is switched off (spec 2.2). */
const OFF = '/promotions';

const load = defineLoad(async ({ want }) => {
  await want(oddsQuery());
});

export function loader(args: LoaderFunctionArgs): Promise<null> {
  if (!args.context.get(visitContext).host.rocket_chance) throw redirect(OFF);
  return load.loader(args);
}
export const clientLoader = load.clientLoader;

/** The daily launch with its published odds (spec 2.2). */
export default function ChanceRoute() {
  return useSite().chance ? <ChancePage /> : <Navigate to={OFF} replace />;
}

function ChancePage() {
  const t = useTranslations('chance');
  const session = useSession();
  const heldBack = useHeldBack();
  const protection = useProtection();
  const waits = session !== 'guest' && protection === undefined;
  const odds = useQuery(oddsQuery());
  const own = useQuery({ ...ownQuery(), enabled: session === 'player' && !waits });
  const [result, setResult] = useState<ChanceOutcome>();
  const mine = session === 'player' ? own.data : undefined;
  const failed = (odds.isError && !odds.data) || (own.isError && !own.data);
  const again = (): void => {
    void odds.refetch();
    if (session === 'player') void own.refetch();
  };
  return (
    <div className="content page-column chance">
      <PageHead title={t('title')} description={t('text')} />
      {heldBack && (
        <HeldBackNotice title={t('heldBack.title')} action={t('heldBack.action')}>
          {t('heldBack.text')}
        </HeldBackNotice>
      )}
      <SceneHead label={t('title')} scene={sceneOf('night-launch')}>
        <h1 className="ui-scene-title">{t('title')}</h1>
        <p className="text-lead text-mid chance-text">{t('text')}</p>
        {session === 'guest' && (
          <div className="ui-scene-foot">
            <Button look="ignited" href="/sign-in">
              {t('signIn')}
            </Button>
            <Button look="bare" href="/sign-up">
              {t('signUp')}
            </Button>
          </div>
        )}
        {!heldBack && !waits && odds.data && mine && (
          <Launch odds={odds.data} own={mine} result={result} onResult={setResult} />
        )}
      </SceneHead>
      {failed && <Failed title={t('failed.title')} text={t('failed.text')} again={t('failed.again')} onAgain={again} />}
      <div className="ui-places-columns">
        {odds.data && !heldBack && <Odds outcomes={odds.data.outcomes} />}
        <aside className="column chance-side" aria-label={t('side')}>
          <Panel className="column chance-panel" aria-labelledby="check">
            <h2 id="check" className="text-heading">
              {t('check.title')}
            </h2>
            <p className="text-body text-mid">{t('check.text')}</p>
            {mine?.server_seed_hash && (
              <div>
                <p className="text-meta text-low">{t('check.hash')}</p>
                <code className="chance-code">{mine.server_seed_hash}</code>
              </div>
            )}
            <div>
              <Button icon="shield-check" href="/fairness#draws">
                {t('check.action')}
              </Button>
            </div>
          </Panel>
          {mine && mine.last.length > 0 && <Last last={mine.last} />}
        </aside>
      </div>
    </div>
  );
}

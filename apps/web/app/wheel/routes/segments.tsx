import '../wheel.css';
import { WHEELS } from '@cosmodrome/rules/wheel/wheel';
import { Button } from '@cosmodrome/ui/button';
import { Panel } from '@cosmodrome/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Failed } from '../../platform/failed.tsx';
import { PageHead } from '../../platform/head.tsx';
import { defineLoad } from '../../platform/queries/load.ts';
import { usePlayer } from '../../platform/session/player.ts';
import { Odds } from '../parts/odds.tsx';
import { segmentsQuery } from '../queries.ts';

const load = defineLoad(async ({ want }) => {
  await want(segmentsQuery());
});

export const loader = load.loader;
export const clientLoader = load.clientLoader;

/** Every wheel with the chance of each of its segments (spec 2.2). */
export default function SegmentsRoute() {
  const t = useTranslations('wheel');
  const wheels = useQuery(segmentsQuery());
  const currency = usePlayer()?.currency ?? 'EUR';
  return (
    <div className="content page-column">
      <PageHead title={t('segments.title')} description={t('segments.description')} />
      <header className="grid gap-2">
        <h1 className="text-headline">{t('segments.title')}</h1>
        <p className="text-body text-mid">{t('segments.intro')}</p>
        <div>
          <Button size="small" href="/cosmodrome-wheel">
            {t('segments.back')}
          </Button>
        </div>
      </header>
      {wheels.isError && !wheels.data && (
        <Failed
          title={t('failed.title')}
          text={t('failed.text')}
          again={t('failed.again')}
          onAgain={() => void wheels.refetch()}
        />
      )}
      <div className="column wheel-all">
        {WHEELS.toReversed().map((group) => {
          const segments = wheels.data?.[group];
          return (
            segments && (
              <Panel key={group} className="column wheel-panel">
                <h2 className="text-heading">{t(`groups.${group}`)}</h2>
                <Odds segments={segments} currency={currency} />
              </Panel>
            )
          );
        })}
      </div>
    </div>
  );
}

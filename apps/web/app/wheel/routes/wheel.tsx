import '../wheel.css';
import type { WheelResult, WheelSpins } from '@cosmodrome/contract/http/wheel';
import { Anchor } from '@cosmodrome/ui/anchor';
import { Button } from '@cosmodrome/ui/button';
import { Panel } from '@cosmodrome/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHeldBack, useProtection } from '../../limits/index.ts';
import { Failed } from '../../platform/failed.tsx';
import { PageHead } from '../../platform/head.tsx';
import { HeldBackNotice } from '../../platform/held-back-notice.tsx';
import { defineLoad } from '../../platform/queries/load.ts';
import { usePlayer } from '../../platform/session/player.ts';
import { useSession } from '../../platform/session/session.ts';
import { Controls } from '../parts/controls.tsx';
import { Face } from '../parts/face.tsx';
import { Narrow } from '../parts/narrow.tsx';
import { Odds } from '../parts/odds.tsx';
import { configQuery, spinsQuery } from '../queries.ts';
import { useSegmentWords } from '../words.ts';

const load = defineLoad(async ({ want }) => {
  await want(configQuery());
});

export const loader = load.loader;
export const clientLoader = load.clientLoader;

/** As long as the turn takes in the style sheet. */
const TURN_MS = 4_000;

const prefersNoMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The prize wheel with its odds; for a player the spins that are left, and their use (spec 2.2 and 6). */
export default function WheelRoute() {
  const t = useTranslations('wheel');
  const session = useSession();
  const player = usePlayer();
  const protection = useProtection();
  const heldBack = useHeldBack();
  const config = useQuery(configQuery());
  const spins = useQuery({ ...spinsQuery(), enabled: session === 'player' && protection !== undefined });
  const [result, setResult] = useState<WheelResult>();
  const [turning, turn] = useState(false);
  useEffect(() => {
    if (!turning) return undefined;
    const timer = setTimeout(() => turn(false), TURN_MS);
    return () => clearTimeout(timer);
  }, [turning]);
  const currency = player?.currency ?? 'EUR';
  // The segments of what was just drawn stay until the next spin; a spin given earlier may have others than the content now.
  const segments = result?.segments ?? spins.data?.segments ?? config.data;
  return (
    <div className="content page-column">
      <PageHead title={t('title')} description={t('description')} />
      {heldBack && (
        <HeldBackNotice title={t('heldBack.title')} action={t('heldBack.action')}>
          {t('heldBack.text')}
        </HeldBackNotice>
      )}
      {config.isError && !config.data && (
        <Failed
          title={t('failed.title')}
          text={t('failed.text')}
          again={t('failed.again')}
          onAgain={() => void config.refetch()}
        />
      )}
      <div className="column wheel-top">
        <div className="column wheel-aside">
          <header className="grid gap-2">
            <p className="text-meta">
              <Anchor className="ui-link" href="/rocket-mart">
                {t('crumb')}
              </Anchor>
            </p>
            <h1 className="text-headline">{t('title')}</h1>
            <p className="text-body text-mid">{t('intro')}</p>
          </header>
          {!heldBack && (
            <Controls
              session={session}
              spins={spins.data}
              result={result}
              turning={turning}
              onResult={(answer) => {
                setResult(answer);
                turn(!prefersNoMotion());
              }}
              onSkip={() => turn(false)}
              currency={currency}
            />
          )}
        </div>
        {segments && !heldBack && (
          <figure className="wheel-figure">
            <Face segments={segments} currency={currency} stopped={result?.segment} turning={turning} />
            <figcaption className="wheel-caption text-meta text-low">
              {t('scale')}
              <Narrow segments={segments} currency={currency} />
            </figcaption>
          </figure>
        )}
        {segments && !heldBack && (
          <Panel className="column wheel-panel wheel-odds-panel">
            <div>
              <h2 className="text-heading">{t('odds')}</h2>
              <p className="text-meta text-low">{t('same')}</p>
            </div>
            <Odds segments={segments} currency={currency} />
            <Anchor className="ui-link text-meta" href="/cosmodrome-wheel/segments">
              {t('all')}
            </Anchor>
          </Panel>
        )}
      </div>
      <div className="wheel-bottom">
        {spins.data && spins.data.last.length > 0 && !turning && <Last last={spins.data.last} currency={currency} />}
        <Check />
      </div>
    </div>
  );
}

/** That each draw can be computed again, and where. */
function Check() {
  const t = useTranslations('wheel');
  return (
    <Panel className="column wheel-panel">
      <h2 className="text-heading">{t('check')}</h2>
      <p className="text-body text-mid">{t('checkText')}</p>
      <div>
        <Button icon="shield-check" href="/fairness#draws">
          {t('checkAction')}
        </Button>
      </div>
    </Panel>
  );
}

/** What the player's latest spins have given. */
function Last({ last, currency }: { last: WheelSpins['last']; currency: string }) {
  const t = useTranslations('wheel');
  const words = useSegmentWords(currency);
  return (
    <Panel className="column wheel-panel">
      <h2 className="text-heading">{t('last')}</h2>
      <ul className="wheel-last">
        {last.map(({ id, at, prize }) => (
          <li key={id} className="text-body">
            <span className="font-strong text-high">{words.name(prize)}</span>
            <span className="text-low">{words.date(at)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

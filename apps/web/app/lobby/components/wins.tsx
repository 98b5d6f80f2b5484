import { Panel } from '@cosmodrome/ui/panel';
import { Segmented } from '@cosmodrome/ui/segmented';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { WinItem } from '@cosmodrome/ui/win-item';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fetched } from '../../platform/device/part.ts';
import { Amount } from '../../platform/i18n/money.tsx';
import { logError } from '../../platform/telemetry.ts';
import { jackpotStripQuery } from '../jackpot-strip.ts';
import { latestWinsQuery, type StripWin, topWinsQuery, WINS } from '../queries.ts';

/** Wins of others: the latest, which grow while one looks, the biggest of the day, and the jackpots. */
export default function Wins() {
  const t = useTranslations('lobby.wins');
  const [choice, choose] = useState<'latest' | 'top' | 'jackpots'>('latest');
  const latest = useQuery(latestWinsQuery());
  const top = useQuery({ ...topWinsQuery(), enabled: choice === 'top' });
  const jackpots = useQuery({ ...jackpotStripQuery(), enabled: choice === 'jackpots' });
  const panel = useLiveWins();
  const { data, isError, error } = { latest, top, jackpots }[choice];
  useEffect(() => {
    if (error && choice === 'jackpots') logError('LOAD_JACKPOT_WINNERS_ERROR', error);
  }, [error]);
  return (
    <Panel ref={panel} className="wins" aria-labelledby="wins">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="wins" className="text-heading">
          {t('heading')}
        </h2>
        <Segmented
          label={t('choice')}
          value={choice}
          onChange={choose}
          options={[
            { value: 'latest', label: t('latest') },
            { value: 'top', label: t('top') },
            { value: 'jackpots', label: t('jackpots') },
          ]}
        />
      </header>
      <ul className="wins-list">
        {data?.length === 0 || isError ? (
          <li className="wins-empty">{t(choice === 'jackpots' ? 'noJackpots' : 'empty')}</li>
        ) : (
          (data ?? Array.from({ length: WINS }, () => null)).map((win, at) => (
            <li key={win?.key ?? at}>{win ? <Win win={win} /> : <TextSkeleton width="90%" />}</li>
          ))
        )}
      </ul>
    </Panel>
  );
}

/** Follows the wins of others once the strip has been in view: until then no connection is needed for it. */
function useLiveWins(): RefObject<HTMLElement | null> {
  const client = useQueryClient();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!panel.current) return undefined;
    let stop = (): void => undefined;
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      void fetched(() => import('../live-wins.ts')).then(({ followWins }) => {
        stop = followWins(client);
      });
    });
    watch.observe(panel.current);
    return () => {
      watch.disconnect();
      stop();
    };
  }, [client]);
  return panel;
}

function Win({ win }: { win: StripWin }) {
  return (
    <WinItem
      href={win.href}
      title={win.title}
      art={{
        src: `${win.preview}-240.webp`,
        avif: `${win.preview}-240.avif 240w`,
      }}
      amount={<Amount cents={win.cents} currency={win.currency} />}
      player={win.nickname}
    />
  );
}

import { Anchor } from '@cosmodrome/ui/anchor';
import { Panel } from '@cosmodrome/ui/panel';
import { Segmented } from '@cosmodrome/ui/segmented';
import { IconTile } from '@cosmodrome/ui/state-block';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { WinItem } from '@cosmodrome/ui/win-item';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { followLater } from '../../platform/device/follow-later.ts';
import { fetched } from '../../platform/device/part.ts';
import { jackpotAmountsQuery } from '../../jackpots/index.ts';
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
  const { data, isError } = { latest, top, jackpots }[choice];
  const { error } = jackpots;
  useEffect(() => {
    if (error) logError('LOAD_JACKPOT_WINNERS_ERROR', error);
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
          <Nothing jackpots={choice === 'jackpots'} />
        ) : (
          (data ?? Array.from({ length: WINS }, () => null)).map((win, at) => (
            <li key={win?.key ?? at}>{win ? <Win win={win} /> : <TextSkeleton width="90%" />}</li>
          ))
        )}
      </ul>
      <Anchor className="ui-link text-body wins-board" href="/leaderboard">
        {t('board')}
      </Anchor>
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
      stop = followLater(async () => {
        const { followWins } = await fetched(() => import('../live-wins.ts'));
        return () => followWins(client);
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

/** Most levels of a jackpot that stand in place of wins. */
const WAITING = 3;

/** Nobody has won: what can be won instead. */
function Nothing({ jackpots }: { jackpots: boolean }) {
  const t = useTranslations('lobby.wins');
  const { data: [jackpot] = [] } = useQuery({ ...jackpotAmountsQuery(), enabled: false });
  return (
    <>
      <li className="wins-empty">{t(jackpots ? 'noJackpots' : jackpot ? 'emptyBefore' : 'empty')}</li>
      {jackpot?.levels.slice(0, WAITING).map(({ name, amount_cents }) => (
        <li key={name}>
          <Anchor href={`/${jackpot.identifier}`} className="ui-win is-strip">
            <IconTile icon="trophy" small />
            <span className="ui-win-text">
              <Amount cents={amount_cents} currency={jackpot.currency} />
              <span>{t('level', { level: name })}</span>
            </span>
          </Anchor>
        </li>
      ))}
    </>
  );
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

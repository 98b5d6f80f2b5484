import '../jackpots.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { FailedPage } from '../../platform/failed-page.tsx';
import { PageHead } from '../../platform/head.tsx';
import { ensureConnected } from '../../platform/realtime/realtime.ts';
import { Draws } from '../components/draws.tsx';
import { How } from '../components/how.tsx';
import { Levels } from '../components/levels.tsx';
import { Winners } from '../components/winners.tsx';
import { followJackpots } from '../follow.ts';
import { jackpotsQuery } from '../queries.ts';

export interface JackpotPageProps {
  identifier: string;
  /** What stands above and between its own parts, of other systems. */
  banners: ReactNode;
  games: ReactNode;
}

/** A jackpot: its levels as they stand, how it works, who won, what feeds it, and the proof. */
export function JackpotPage({ identifier, banners, games }: JackpotPageProps) {
  const t = useTranslations('jackpots');
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(jackpotsQuery());
  useEffect(() => {
    const stop = followJackpots(client);
    ensureConnected();
    return stop;
  }, [client]);
  const jackpot = data?.find((each) => each.identifier === identifier);
  if (!jackpot) return isError ? <Failed again={() => void refetch()} /> : <div className="jackpots" aria-busy />;
  return (
    <div className="content jackpots">
      <PageHead title={t('title')} description={t('description')} />
      {banners}
      <header>
        <h1 className="text-headline">{t('heading')}</h1>
        <p className="mt-3 max-w-[40rem] text-lead text-mid">{t('intro')}</p>
      </header>
      <Levels jackpot={jackpot} />
      {games}
      <div className="jackpot-columns">
        <Winners identifier={identifier} />
        <How jackpot={jackpot} />
      </div>
      <Draws jackpot={jackpot} />
    </div>
  );
}

function Failed({ again }: { again: () => void }) {
  const t = useTranslations('jackpots.failed');
  return <FailedPage title={t('title')} text={t('text')} again={t('again')} onAgain={again} />;
}

import '../round/rounds.css';
import { Button } from '@cosmodrome/ui/button';
import { Panel } from '@cosmodrome/ui/panel';
import { CompactSelect } from '@cosmodrome/ui/select-field';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { StateBlock } from '@cosmodrome/ui/state-block';
import type { PlayedRound } from '@cosmodrome/contract/http/play';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Failed } from '../../platform/failed.tsx';
import { ProfileFrame } from '../../profile/index.ts';
import { useAccounts } from '../../money/index.ts';
import { PageHead } from '../../platform/head.tsx';
import { api } from '../../platform/api/browser.ts';
import { serverNow } from '../../platform/api/server-time.ts';
import { SaveYear, YEAR_MS } from '../../platform/export/save-year.tsx';
import { roundColumns, roundRow } from '../history/export.ts';
import { RoundList } from '../history/list.tsx';
import { pageQuery, roundsSince } from '../history/read.ts';
import { useHistory } from '../history/use-history.ts';

/** /profile/games-history: the player's rounds, each with its proof. */
export default function HistoryRoute() {
  const t = useTranslations('play.history');
  const [currency, setCurrency] = useState<string>();
  const { rounds, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useHistory(currency);
  const some = rounds !== undefined && rounds.length > 0;
  return (
    <ProfileFrame current="/profile/games-history" title={t('title')} text={t('text')}>
      <PageHead title={t('title')} />
      <div className="round-tools">
        <Currencies value={currency} choose={setCurrency} />
        {some && <SaveRounds currency={currency} />}
      </div>
      {some ? (
        <>
          <Panel>
            <RoundList rounds={rounds} />
          </Panel>
          <div className="grid justify-items-center gap-3">
            <p className="text-body text-low" role="status">
              {isFetchNextPageError ? t('moreFailed') : t('shown', { count: rounds.length })}
            </p>
            {hasNextPage && (
              <Button onClick={() => void fetchNextPage()} pending={isFetchingNextPage && t('loading')}>
                {t('more')}
              </Button>
            )}
          </div>
        </>
      ) : rounds ? (
        <StateBlock
          icon="history"
          heading={t(currency === undefined ? 'empty.title' : 'empty.inCurrency', { currency: currency ?? '' })}
          actions={<Button href="/">{t('empty.button')}</Button>}
        >
          {t('empty.text')}
        </StateBlock>
      ) : isError ? (
        <Failed
          title={t('failed.title')}
          text={t('failed.text')}
          again={t('failed.again')}
          onAgain={() => void refetch()}
        />
      ) : (
        <Waiting />
      )}
      <p className="text-body text-low">
        {t('fairness')}{' '}
        <Button look="bare" size="small" href="/fairness" iconEnd="chevron-right">
          {t('fairnessLink')}
        </Button>
      </p>
    </ProfileFrame>
  );
}

/** Saves the rounds of a year, in the chosen currency or in all of them. */
function SaveRounds({ currency }: { currency: string | undefined }) {
  const t = useTranslations('play.history');
  const read = (told: (count: number) => void): Promise<readonly PlayedRound[]> =>
    roundsSince(
      serverNow() - YEAR_MS,
      (before, size) => api('play.history', { query: pageQuery(size, before, currency) }),
      told,
    );
  const text = (key: 'csv' | 'json' | 'reading' | 'saved' | 'failed', count: number): string =>
    t(`save.${key}`, { count });
  return <SaveYear name="rounds" read={read} columns={roundColumns} row={roundRow} text={text} />;
}

/** Wallets of the player to choose from; hidden while there is nothing to choose. */
function Currencies({ value, choose }: { value: string | undefined; choose: (currency: string | undefined) => void }) {
  const t = useTranslations('play.history');
  const wallets = useAccounts() ?? [];
  return (
    <CompactSelect
      label={t('currency')}
      value={value ?? ''}
      onChange={({ currentTarget }) => choose(currentTarget.value === '' ? undefined : currentTarget.value)}
    >
      <option value="">{t('allCurrencies')}</option>
      {wallets.map(({ currency }) => (
        <option key={currency} value={currency}>
          {currency}
        </option>
      ))}
    </CompactSelect>
  );
}

function Waiting() {
  return (
    <Panel aria-busy>
      <div className="round-waiting">
        {Array.from({ length: 6 }, (_, at) => (
          <div key={at} className="grid gap-2">
            <TextSkeleton width="40%" />
            <TextSkeleton width="24%" height={10} />
          </div>
        ))}
      </div>
    </Panel>
  );
}

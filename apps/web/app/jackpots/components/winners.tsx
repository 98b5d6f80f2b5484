import type { JackpotWin } from '@cosmodrome/contract/http/jackpots';
import { BOARD_SIZE, byAmount, byTime, MEDALS } from '@cosmodrome/rules/jackpots/winners';
import { Button } from '@cosmodrome/ui/button';
import { Medal } from '@cosmodrome/ui/medal';
import { Panel } from '@cosmodrome/ui/panel';
import { Segmented } from '@cosmodrome/ui/segmented';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Amount } from '../../platform/i18n/money.tsx';
import { logError } from '../../platform/telemetry.ts';
import { fresh } from '../../platform/queries/query.ts';
import { jackpotWinsQuery } from '../queries.ts';
import { Moment } from './moment.tsx';

type Order = 'latest' | 'biggest';

/** Who won: the latest, or the biggest with medals. When it cannot be read, that is logged and nothing is said (spec 8). */
export function Winners({ identifier }: { identifier: string }) {
  const t = useTranslations('jackpots.winners');
  const [order, choose] = useState<Order>('latest');
  const [all, showAll] = useState(false);
  // Read anew now and then, too: somebody may have won between the reading of this document and the first message.
  const { data, error } = useQuery({ ...jackpotWinsQuery(), refetchInterval: fresh.moments });
  useEffect(() => {
    if (error) logError('LOAD_JACKPOT_WINNERS_ERROR', error);
  }, [error]);
  if (error && !data) return null;
  const wins = data?.filter((win) => win.jackpot_external_code === identifier);
  const sorted = order === 'latest' ? byTime(wins ?? []) : byAmount(wins ?? []);
  const shown = all ? sorted : sorted.slice(0, BOARD_SIZE);
  return (
    <Panel className="jackpot-winners" aria-labelledby="jackpot-winners">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="jackpot-winners" className="text-heading">
          {t('heading')}
        </h2>
        {sorted.length > 0 && (
          <Segmented
            label={t('order')}
            value={order}
            onChange={choose}
            options={[
              { value: 'latest', label: t('latest') },
              { value: 'biggest', label: t('biggest') },
            ]}
          />
        )}
      </header>
      {wins?.length === 0 ? (
        <p className="mt-4 text-body text-mid">{t('empty')}</p>
      ) : (
        <ol className="winner-list">
          {wins
            ? shown.map((win, at) => (
                <Winner key={`${win.jackpot_level_external_code} ${win.draw.cycle}`} win={win} at={at} order={order} />
              ))
            : Array.from({ length: BOARD_SIZE }, (_, at) => (
                <li key={at} className="winner">
                  <TextSkeleton width="70%" />
                </li>
              ))}
        </ol>
      )}
      {sorted.length > BOARD_SIZE && (
        <Button size="small" className="mt-4" aria-expanded={all} onClick={() => showAll(!all)}>
          {all ? t('fewer') : t('all', { count: sorted.length })}
        </Button>
      )}
    </Panel>
  );
}

function Winner({ win, at, order }: { win: JackpotWin; at: number; order: Order }) {
  const t = useTranslations('jackpots.winners');
  const place = at + 1;
  return (
    <li className="winner">
      {order === 'biggest' &&
        (place <= MEDALS ? (
          <Medal place={place as 1 | 2 | 3} size={32} />
        ) : (
          <span className="winner-place text-body text-low">{place}</span>
        ))}
      <span className="winner-who">
        <strong className="text-body font-strong text-high">{win.user_name}</strong>
        <span className="text-meta text-low">
          {win.game_title === null
            ? win.jackpot_level_name
            : t('where', { level: win.jackpot_level_name, game: win.game_title })}
        </span>
      </span>
      <span className="winner-what">
        <Amount cents={win.jackpot_original_amount_cents} currency={win.jackpot_original_currency} size="body" />
        <span className="text-meta text-low">
          <Moment at={win.created_at} />
        </span>
      </span>
    </li>
  );
}

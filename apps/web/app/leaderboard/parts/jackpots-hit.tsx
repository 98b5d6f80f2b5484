import { Panel } from '@cosmodrome/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { jackpotWinsQuery } from '../../jackpots/index.ts';
import { useFormat } from '../../platform/i18n/format.ts';
import { Amount } from '../../platform/i18n/money.tsx';

const LATEST = 3;

/** The latest jackpots that fell. */
export function JackpotsHit() {
  const t = useTranslations('leaderboard');
  const format = useFormat();
  const { data = [] } = useQuery(jackpotWinsQuery());
  if (data.length === 0) return null;
  return (
    <Panel className="column leaderboard-panel" aria-labelledby="jackpots-hit">
      <h2 id="jackpots-hit" className="text-heading">
        {t('jackpots')}
      </h2>
      <ul className="leaderboard-own">
        {data.slice(0, LATEST).map((win) => (
          <li key={`${win.created_at} ${win.jackpot_level_name}`}>
            <p>
              <b className="text-body">{win.jackpot_level_name}</b>
              <span className="text-meta text-low" suppressHydrationWarning>
                {win.user_name}, {format.dateTime(new Date(win.created_at), { day: 'numeric', month: 'short' })}
              </span>
            </p>
            <Amount cents={win.jackpot_original_amount_cents} currency={win.jackpot_original_currency} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

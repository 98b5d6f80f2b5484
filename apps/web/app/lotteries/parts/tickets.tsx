import type { Lottery, LotteryStatus } from '@cosmodrome/contract/http/lotteries';
import { ticketText } from '@cosmodrome/rules/lotteries/list';
import { TICKET_SOURCES } from '@cosmodrome/rules/lotteries/tickets';
import { Button } from '@cosmodrome/ui/button';
import { Gauge } from '@cosmodrome/ui/gauge';
import { Panel } from '@cosmodrome/ui/panel';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

/** Tickets that are shown before all are asked for. */
const FIRST = 12;

/** The player's tickets, and where they came from. */
export function Tickets({ lottery, status }: { lottery: Lottery; status: LotteryStatus }) {
  const t = useTranslations('lotteries.own');
  const [all, showAll] = useState(false);
  const { tickets, sources } = status;
  const most = lottery.max_tickets_count_to_player;
  const won = new Set(status.prizes.map(({ ticket }) => ticket));
  const words = most === null ? t('count', { count: tickets.length }) : t('ofMost', { count: tickets.length, most });
  return (
    <Panel className="column lottery-panel" aria-labelledby="own-tickets">
      <div className="lottery-panel-head">
        <h2 id="own-tickets" className="text-heading">
          {t('title')}
        </h2>
        <p className="text-body text-mid">{words}</p>
      </div>
      {most !== null && <Gauge value={tickets.length} max={most} label={t('title')} words={words} />}
      {tickets.length === 0 ? (
        <p className="text-body text-mid">{t('none')}</p>
      ) : (
        <>
          <ul className="lottery-tickets">
            {(all ? tickets : tickets.slice(0, FIRST)).map((number) => (
              <li key={number} className={won.has(number) ? 'lottery-ticket is-won' : 'lottery-ticket'}>
                {ticketText(number)}
              </li>
            ))}
          </ul>
          <div className="lottery-panel-head">
            <p className="text-meta text-low">
              {TICKET_SOURCES.filter((source) => (sources[source] ?? 0) > 0)
                .map((source) => t(`from.${source}`, { count: sources[source] ?? 0 }))
                .join(', ')}
            </p>
            {tickets.length > FIRST && !all && (
              <Button look="bare" size="small" onClick={() => showAll(true)}>
                {t('all', { count: tickets.length })}
              </Button>
            )}
          </div>
        </>
      )}
    </Panel>
  );
}

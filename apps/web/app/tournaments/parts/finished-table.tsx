import type { OwnStanding, Tournament } from '@cosmodrome/contract/http/tournaments';
import { Button } from '@cosmodrome/ui/button';
import { Medal } from '@cosmodrome/ui/medal';
import { Panel } from '@cosmodrome/ui/panel';
import { useTranslations } from 'use-intl';
import { useFormat } from '../../platform/i18n/format.ts';
import { useMoneyText } from '../../platform/i18n/money.tsx';

export interface FinishedProps {
  tournaments: readonly Tournament[];
  standings: ReadonlyMap<number, OwnStanding>;
}

/** Tournaments that are over, one a row, each with what it took and paid. */
export function FinishedTable({ tournaments, standings }: FinishedProps) {
  const t = useTranslations('tournaments');
  const money = useMoneyText();
  const format = useFormat();
  return (
    <Panel flush>
      <table className="tournament-finished">
        <thead>
          <tr className="text-meta text-low">
            {(['tournament', 'entries', 'fee', 'pool', 'first', 'you'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`finishedColumn.${column}`)}
              </th>
            ))}
            <th scope="col">{t('results')}</th>
          </tr>
        </thead>
        <tbody>
          {tournaments.map((each) => {
            const own = standings.get(each.id);
            const first = each.top_players[0];
            return (
              <tr key={each.id} className="text-body">
                <th scope="row">
                  {each.title}
                  <small className="text-meta text-low" suppressHydrationWarning>
                    {t('endedAt', {
                      at: format.dateTime(new Date(each.end_at), { dateStyle: 'medium', timeStyle: 'short' }),
                    })}
                  </small>
                </th>
                <td data-label={t('finishedColumn.entries')}>
                  {format.number(each.result?.entries ?? each.entries_count)}
                </td>
                <td data-label={t('finishedColumn.fee')}>{t('facts.none')}</td>
                <td data-label={t('finishedColumn.pool')}>
                  {each.result === null
                    ? t('counting')
                    : t('poolPaid', {
                        pool: money(each.result.pool_cents, each.currency),
                        paid: money(each.result.paid_cents, each.currency),
                      })}
                </td>
                <td data-label={t('finishedColumn.first')}>
                  {first ? (
                    <span className="tournament-first">
                      <Medal place={1} size={20} /> {first.nickname}
                    </span>
                  ) : (
                    '–'
                  )}
                </td>
                <td data-label={t('finishedColumn.you')}>
                  {own?.award_place
                    ? own.prize_cents > 0
                      ? t('youPaid', {
                          place: t('place', { place: own.award_place }),
                          paid: money(own.prize_cents, each.currency),
                        })
                      : t('place', { place: own.award_place })
                    : t('notEntered')}
                </td>
                <td>
                  <Button
                    size="small"
                    href={`/tournaments/${each.frontend_identifier}`}
                    aria-label={t('of', { action: t('results'), title: each.title })}
                  >
                    {t('results')}
                  </Button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}

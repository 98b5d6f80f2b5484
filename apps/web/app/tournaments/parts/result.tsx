import type { Tournament } from '@cosmodrome/contract/http/tournaments';
import { Panel } from '@cosmodrome/ui/panel';
import { useTranslations } from 'use-intl';
import { useFormat } from '../../platform/i18n/format.ts';
import { useMoneyText } from '../../platform/i18n/money.tsx';

/** What came of it: entries, fees, pool, what was paid and when (player protection R24). */
export function Result({ tournament }: { tournament: Tournament }) {
  const t = useTranslations('tournaments');
  const money = useMoneyText();
  const format = useFormat();
  const { result, currency } = tournament;
  if (result === null) return null;
  const facts = [
    ['entries', format.number(result.entries)],
    ['fee', t('facts.none')],
    ['pool', money(result.pool_cents, currency)],
    ['paid', money(result.paid_cents, currency)],
    ['places', format.number(result.places)],
    [
      'paidAt',
      result.paid_at === null
        ? t('facts.beingPaid')
        : format.dateTime(new Date(result.paid_at), { dateStyle: 'medium', timeStyle: 'short' }),
    ],
  ] as const;
  return (
    <Panel>
      <h2 className="text-subheading">{t('results')}</h2>
      <dl className="tournament-pairs text-body">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-mid">{t(`fact.${name}`)}</dt>
            <dd suppressHydrationWarning>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

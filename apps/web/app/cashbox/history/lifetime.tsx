import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useFormat } from '../../platform/i18n/format.ts';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { useSession } from '../../platform/session/session.ts';
import { paymentTotalsQuery } from '../queries.ts';

/** What was paid in and out since the account was opened, in words. Below the list: it moves nothing when it arrives. */
export function Lifetime() {
  const t = useTranslations('cashbox.history.lifetime');
  const format = useFormat();
  const text = useMoneyText();
  const session = useSession();
  const { data } = useQuery({ ...paymentTotalsQuery(), enabled: session === 'player' });
  if (!data || data.payments.length === 0) return null;
  return (
    <section className="grid gap-1" aria-label={t('title')}>
      <h3 className="text-body text-mid">
        {t('since', { date: format.dateTime(new Date(data.since), { dateStyle: 'medium' }) })}
      </h3>
      {data.payments.map(({ currency, deposits_cents, cashouts_cents, net_cents }) => (
        <p key={currency} className="text-meta text-low">
          {t('sums', {
            deposits: text(deposits_cents, currency),
            withdrawals: text(cashouts_cents, currency),
            net: text(net_cents, currency),
          })}
        </p>
      ))}
    </section>
  );
}

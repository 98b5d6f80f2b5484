import type { UserLimit } from '@cosmodrome/contract/http/limits';
import type { MoneyLimit } from '@cosmodrome/rules/limits/types';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../platform/i18n/money.tsx';

/** Limits of money in a line each: which, for how long, how much. */
export function HeldLimits({ limits }: { limits: readonly UserLimit[] }) {
  const t = useTranslations('limits');
  const money = useMoneyText();
  return (
    <dl className="limit-held">
      {limits.map(({ id, type, period, accounts }) => (
        <div key={id} className="limit-line">
          <dt className="text-body text-mid">
            {t(`types.${type as MoneyLimit}.title`)} · {t(`per.${period as 'day'}`)}
          </dt>
          <dd className="text-body font-strong text-high">
            {accounts.map(({ currency, amount_cents: cents }) => money(cents, currency)).join(' + ')}
          </dd>
        </div>
      ))}
    </dl>
  );
}

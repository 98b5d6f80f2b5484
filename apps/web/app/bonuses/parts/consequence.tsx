import '../bonuses.css';
import type { BonusCancelInfo } from '@cosmodrome/contract/http/bonuses';
import { currencyRule } from '@cosmodrome/rules/money/currencies';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../platform/i18n/money.tsx';

/** What the end of a bonus takes and leaves. */
export function Consequence({
  bonus: { currency, stage },
  info,
}: {
  bonus: { currency: string; stage: string };
  info: BonusCancelInfo;
}) {
  const t = useTranslations('bonuses.cancel');
  const money = useMoneyText();
  const amount = (decimal: string): string =>
    money(Math.round(Number(decimal) * (currencyRule(currency)?.subunits ?? 100)), currency);
  if (stage !== 'handle_bets') return <p className="text-body text-mid">{t('nothing')}</p>;
  return (
    <dl className="bonus-consequence">
      <dt>{t('taken')}</dt>
      <dd>{amount(info.bonus_balance)}</dd>
      {Number(info.bonus_winnings) > 0 && (
        <>
          <dt>{t('winnings')}</dt>
          <dd>{amount(info.bonus_winnings)}</dd>
        </>
      )}
      {Number(info.bonus_in_open_rounds) > 0 && (
        <>
          <dt>{t('open')}</dt>
          <dd>{amount(info.bonus_in_open_rounds)}</dd>
        </>
      )}
      <dt>{t('kept')}</dt>
      <dd>{amount(info.total_withdrawal_amount)}</dd>
    </dl>
  );
}

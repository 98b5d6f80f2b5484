import type { Bonus } from '@cosmodrome/contract/http/bonuses';
import { wagerPercent } from '@cosmodrome/rules/bonuses/wagering';
import { Gauge } from '@cosmodrome/ui/gauge';
import { useTranslations } from 'use-intl';
import { usePercent } from '../../platform/i18n/percent.ts';
import { useMoneyText } from '../../platform/i18n/money.tsx';

type Progress = Pick<Bonus, 'currency' | 'amount_wager_cents' | 'amount_wager_requirement_cents'>;

/** How much of a bonus is wagered, and what is left (spec 3: total wagering, wagered). */
export default function WagerGauge({ bonus }: { bonus: Progress }) {
  const t = useTranslations('bonuses.bar');
  const money = useMoneyText();
  const percent = usePercent();
  const { currency, amount_wager_requirement_cents: whole } = bonus;
  const wagered = Math.min(bonus.amount_wager_cents, whole);
  const words = t('words', { wagered: money(wagered, currency), whole: money(whole, currency) });
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap justify-between gap-x-4 text-body">
        <span className="text-low">{t('label')}</span>
        <span className="font-strong text-high">{words}</span>
      </p>
      <Gauge
        value={wagered}
        max={whole}
        label={t('label')}
        words={words}
        start={percent(wagerPercent(whole, wagered) / 100)}
        end={t('left', { left: money(whole - wagered, currency) })}
      />
    </div>
  );
}

import { depositBonus } from '@cosmodrome/rules/bonuses/deposit';
import { costOfStakes, USUAL_RETURN } from '@cosmodrome/rules/bonuses/wagering';
import { ValueWell } from '@cosmodrome/ui/balance-well';
import { Panel } from '@cosmodrome/ui/panel';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Amount, useMoneyText } from '../../platform/i18n/money.tsx';
import { usePercent } from '../../platform/i18n/percent.ts';
import type { BonusView } from '../bonus-view.ts';

/** What a deposit of an amount would bring and ask; it begins at the smallest one. */
export function Calculator({ view: { currency, amount_cents: most, terms } }: { view: BonusView }) {
  const t = useTranslations('gifts.page');
  const money = useMoneyText();
  const share100 = usePercent();
  const id = useId();
  const least = terms.least_deposit_cents ?? 0;
  const [amount, choose] = useState(least);
  const percent = (terms.share_bp ?? 0) / 100;
  if (currency === null || most === null || percent <= 0) return null;
  // The smallest deposit that brings the whole bonus.
  const whole = Math.max(least, Math.ceil((most * 100) / percent));
  const share = { percent, least: BigInt(least), most: BigInt(most) };
  const bonus = Number(depositBonus(BigInt(amount), share) ?? 0n);
  const keeps = terms.max_win_cents;
  const times = terms.wager ?? 0;
  const bets = bonus * times;
  return (
    <Panel aria-labelledby={`${id}-title`} className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`${id}-title`} className="text-subheading">
          {t('calculator')}
        </h2>
        <p className="text-meta text-low">{t('calculatorText')}</p>
      </div>
      <label htmlFor={id} className="flex items-baseline justify-between gap-4 text-body text-mid">
        {t('youDeposit')}
        <Amount cents={amount} currency={currency} size="lead" />
      </label>
      <input
        id={id}
        type="range"
        className="gift-range"
        min={least}
        max={whole}
        step={Math.max(1, Math.round((whole - least) / 100))}
        value={amount}
        aria-valuetext={money(amount, currency)}
        onChange={(event) => choose(Number(event.currentTarget.value))}
      />
      <div className="gift-range-ends text-meta text-low">
        <span>{money(least, currency)}</span>
        <span>{t('whole', { amount: money(whole, currency) })}</span>
      </div>
      <div className="gift-wells" role="status">
        <ValueWell label={t('bonus')}>
          <Amount cents={bonus} currency={currency} size="lead" tone="gold-dim" />
          <span className="gift-how text-meta text-low">
            {t('shareOf', { percent: share100(percent / 100), amount: money(amount, currency) })}
          </span>
        </ValueWell>
        <ValueWell label={t('bets')}>
          <Amount cents={bets} currency={currency} size="lead" />
          <span className="gift-how text-meta text-low">{t('facts.wagerOf', { times })}</span>
        </ValueWell>
        <ValueWell label={t('cost')}>
          <Amount cents={costOfStakes(bets, USUAL_RETURN)} currency={currency} size="lead" />
          <span className="gift-how text-meta text-low">{t('costAt', { percent: share100(USUAL_RETURN / 100) })}</span>
        </ValueWell>
        <ValueWell label={t('most')}>
          {keeps === null ? (
            <span className="text-lead text-high">{t('all')}</span>
          ) : (
            <Amount cents={keeps} currency={currency} size="lead" />
          )}
        </ValueWell>
      </div>
    </Panel>
  );
}

import type { Bonus } from '@cosmodrome/contract/http/bonuses';
import { Panel } from '@cosmodrome/ui/panel';
import { useTranslations } from 'use-intl';
import { Amount, useMoneyText } from '../../platform/i18n/money.tsx';

/** The bonuses that are over (spec 4: history), each with what came of it. */
export function PastBonuses({ bonuses }: { bonuses: readonly Bonus[] }) {
  const t = useTranslations('bonuses.list');
  return (
    <Panel aria-labelledby="bonuses-past">
      <h2 id="bonuses-past" className="text-subheading">
        {t('history')}
      </h2>
      <ul className="bonus-past">
        {bonuses.map((bonus) => (
          <PastBonus key={bonus.id} bonus={bonus} />
        ))}
      </ul>
    </Panel>
  );
}

function PastBonus({ bonus: { title, stage, currency, amount_cents: amount, won_cents: won } }: { bonus: Bonus }) {
  const t = useTranslations('bonuses');
  const money = useMoneyText();
  const isWon = stage === 'finished' || stage === 'wager_done';
  const outcome = won > 0 ? t('list.won', { amount: money(won, currency) }) : t('list.wonNothing');
  return (
    <li>
      <div className="grid min-w-0 gap-1">
        <p className="text-body-strong text-high">{title}</p>
        <p className="text-meta text-low">{isWon ? outcome : t(`stages.${stage}`)}</p>
      </div>
      <Amount cents={amount} currency={currency} tone="gold-dim" />
    </li>
  );
}

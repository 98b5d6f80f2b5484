import { Panel } from '@cosmodrome/ui/panel';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { usePercent } from '../../platform/i18n/percent.ts';
import type { BonusView } from '../bonus-view.ts';

/** Everything that a bonus asks, line by line (player protection R21). */
export function BonusFacts({ view: { currency, amount_cents: amount, kind, terms } }: { view: BonusView }) {
  const t = useTranslations('gifts.page');
  const families = useTranslations('bonuses.terms.families');
  const money = useMoneyText();
  const percent = usePercent();
  const sum = (cents: number | null): string | null =>
    cents === null || currency === null ? null : money(cents, currency);
  const least = sum(terms.least_deposit_cents);
  const closed = terms.closed_families.map((family) => families(family)).join(', ');
  const facts: [string, string | null][] = [
    [t('facts.deposit'), least && t('facts.depositOf', { least })],
    [t('facts.share'), terms.share_bp === null ? null : percent(terms.share_bp / 10_000)],
    [t('facts.atMost'), kind === 'deposit' ? sum(amount) : null],
    [t('facts.wager'), terms.wager === null ? null : t('facts.wagerOf', { times: terms.wager })],
    [t('facts.within'), terms.days_to_wager === null ? null : t('facts.days', { days: terms.days_to_wager })],
    [t('facts.maxBet'), sum(terms.max_bet_cents)],
    [t('facts.slots'), percent(1)],
    [t('facts.tables'), percent(0.1)],
    [t('facts.closed'), closed === '' ? null : closed],
    [t('facts.keep'), sum(terms.max_win_cents) ?? t('facts.keepAll')],
    [t('facts.withdraw'), t('facts.withdrawOf')],
  ];
  return (
    <Panel aria-labelledby="bonus-facts">
      <h2 id="bonus-facts" className="text-subheading">
        {t('asks')}
      </h2>
      <dl className="gift-facts">
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Panel>
  );
}

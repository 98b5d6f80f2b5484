import type { FreeSpins } from '@cosmodrome/contract/http/freespins';
import { outlookOf } from '@cosmodrome/rules/freespins/winnings';
import { Icon } from '@cosmodrome/ui/icon';
import { Panel } from '@cosmodrome/ui/panel';
import { Well } from '@cosmodrome/ui/well';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Amount, useMoneyText } from '../../platform/i18n/money.tsx';
import { useFreeSpinsOf } from '../queries.ts';
import { useDay } from './use-day.ts';
import './bar.css';

/** What comes after the last spin, step by step, and that one may stop before it: while free spins are played. */
export default function FreeSpinPanels({ game, currency }: { game: string; currency: string }) {
  const spins = useFreeSpinsOf(game, currency);
  if (spins?.stage !== 'activated') return null;
  return (
    <div className="freespin-panels">
      <AtTheEnd spins={spins} />
      <InBetween spins={spins} />
    </div>
  );
}

function AtTheEnd({ spins }: { spins: FreeSpins }) {
  const t = useTranslations('freespins.panels');
  const money = useMoneyText();
  const { currency, wager, won_cents: won, max_win_cents: maxWin } = spins;
  const { given, toWager } = outlookOf({ won, maxWin, wager });
  const amount = (cents: number) => <Amount cents={cents} currency={currency} />;
  const upTo = maxWin !== null && t.rich('upTo', { amount: () => amount(maxWin) });
  return (
    <Panel aria-labelledby="freespin-then">
      <h2 id="freespin-then" className="text-subheading text-high">
        {t('then')}
      </h2>
      <div className="freespin-ways">
        <Way name={t('now')} text={t('won', { count: spins.freespins_performed ?? 0 })}>
          {amount(won)}
        </Way>
        {wager > 0 && (
          <Way name={t('next')} text={t('bets', { days: spins.days_to_wager ?? 0 })}>
            {amount(toWager)}
          </Way>
        )}
        <Way name={t('last')} text={t('real')}>
          {upTo || (wager > 0 ? t('left') : amount(given))}
        </Way>
      </div>
      <p className="text-meta text-mid">
        {wager > 0 ? t('terms', { amount: money(spins.max_bet_cents ?? 0, currency) }) : t('noTerms')}
      </p>
    </Panel>
  );
}

const Way = ({ name, text, children }: { name: string; text: string; children: ReactNode }) => (
  <Well>
    <p className="text-meta text-low">{name}</p>
    <p className="text-subheading text-high">{children}</p>
    <p className="text-meta text-mid">{text}</p>
  </Well>
);

function InBetween({ spins }: { spins: FreeSpins }) {
  const t = useTranslations('freespins.panels');
  const day = useDay();
  const left = spins.freespins_total - (spins.freespins_performed ?? 0);
  const lines = [t('close', { count: left, day: day(spins.valid_until) }), t('cut'), t('own')];
  return (
    <Panel aria-labelledby="freespin-stop">
      <h2 id="freespin-stop" className="text-subheading text-high">
        {t('stop')}
      </h2>
      <ul className="freespin-steps">
        {lines.map((line) => (
          <li key={line}>
            <Icon name="check" size={18} />
            {line}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

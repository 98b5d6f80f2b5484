import { Panel } from '@cosmodrome/ui/panel';
import { useTranslations } from 'use-intl';
import { type DepositTerms, useDepositWords } from '../terms.ts';

export interface TermsTableProps {
  /** What the terms are of, where a page has several. */
  title: string;
  terms: DepositTerms;
  currency: string;
}

/** What a bonus with a deposit asks, line by line, before anybody takes it. */
export function TermsTable({ title, terms, currency }: TermsTableProps) {
  const t = useTranslations('promotions.asks');
  const words = useDepositWords(currency)(terms);
  const rows = [
    [t('gives'), words.share],
    [t('deposit'), t('orMore', { amount: words.least })],
    [t('wager'), t('times', { times: words.times })],
    [t('within'), t('days', { days: words.days })],
    [t('biggest'), words.maxBet],
    [t('most'), words.cap || t('noMost')],
    [t('withdraw'), t('givesUp')],
  ] as const;
  return (
    <Panel className="promo-asks" aria-label={title}>
      <h2 className="text-subheading">{title}</h2>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-body text-mid">{label}</dt>
            <dd className="text-body font-strong text-high">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

import { Icon } from '@cosmodrome/ui/icon';
import { useTranslations } from 'use-intl';
import { Amount } from '../../platform/i18n/money.tsx';
import { Drawing } from '../round/drawing.tsx';
import { eventsOf } from '../round/family.ts';
import { Steps } from '../round/steps.tsx';
import type { Verdict } from './verify.ts';

export interface ResultProps {
  verdict: Exclude<Verdict, { kind: 'unreadable' }>;
  currency: string;
  symbols: string | null;
}

/** What the computation says: the commitment, the comparison, the round itself. */
export function Result({ verdict, currency, symbols }: ResultProps) {
  const t = useTranslations('play.fairness.result');
  if (verdict.kind === 'illegal') {
    return (
      <div className="verdict" role="status">
        <Check good={false}>{t('illegal', { reason: verdict.reason })}</Check>
      </div>
    );
  }
  const { kept, stake, win, finished, events, compared, differ } = verdict;
  return (
    <div className="verdict">
      <div className="grid gap-3" role="status">
        <h3 className="text-subheading">{t('title')}</h3>
        {kept === null ? (
          <Check good={null}>{t('noHash')}</Check>
        ) : (
          <Check good={kept}>{t(kept ? 'kept' : 'broken')}</Check>
        )}
        {compared.length === 0 && <Check good={null}>{t('nothingStored')}</Check>}
        {compared.map((field) => (
          <Check key={field} good={!differ.includes(field)}>
            {t(differ.includes(field) ? `differs.${field}` : `same.${field}`)}
          </Check>
        ))}
        <p className="text-body text-mid">
          {t('stake')} <Amount cents={stake} currency={currency} tone="plain" />
          {', '}
          {t('win')} <Amount cents={win} currency={currency} tone="plain" />
          {!finished && ` ${t('open')}`}
        </p>
      </div>
      <Drawing events={eventsOf(events)} symbols={symbols} />
      <Steps events={events} currency={currency} />
    </div>
  );
}

/** Colour is never alone: the words say it too. */
function Check({ good, children }: { good: boolean | null; children: string }) {
  const icon = good === null ? 'info' : good ? 'circle-check' : 'circle-alert';
  return (
    <p className="verdict-line text-body text-high">
      <span className={good === null ? 'text-low' : good ? 'text-ok' : 'text-danger'}>
        <Icon name={icon} />
      </span>
      {children}
    </p>
  );
}

import type { Lootbox } from '@cosmodrome/contract/http/lootboxes';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { useItemWords } from '../words.ts';

/** Everything that can be inside a box, with its chance, before it is opened. */
export function Odds({ box }: { box: Lootbox }) {
  const t = useTranslations('lootboxes');
  const words = useItemWords();
  const highest = Math.max(...box.items.map(({ chance_bp: chance }) => chance));
  return (
    <ul className="lootbox-odds" aria-label={t('odds')}>
      {box.items.map((item) => (
        <li key={item.id}>
          <p className={item.kind === 'money' ? 'text-body font-strong text-gold' : 'text-body font-strong text-high'}>
            {words.name(item)}
          </p>
          <span
            className="ui-gauge-ticks lootbox-ticks"
            aria-hidden
            style={{ '--ui-share': `${((item.chance_bp / highest) * 100).toFixed(2)}%` } as CSSProperties}
          />
          <p className="text-body font-strong text-high">{words.percent(item)}</p>
          <p className="lootbox-terms text-meta text-low">{words.terms(item, box.currency).join('. ')}</p>
        </li>
      ))}
    </ul>
  );
}

import { Button } from '@cosmodrome/ui/button';
import { RemovableChip } from '@cosmodrome/ui/chip';
import { useTranslations } from 'use-intl';
import { cleared, type Narrowing, toggled } from './narrowing.ts';
import { TICKS } from './search-names.ts';
import { useTickLabel } from './tick-label.ts';

/** What the list is narrowed to, each with its way back, and one for all. */
export function ChosenChips({ narrowing, change }: { narrowing: Narrowing; change: (next: Narrowing) => void }) {
  const t = useTranslations('lists.chosen');
  const labelOf = useTickLabel();
  return (
    <div className="list-chips" role="group" aria-label={t('label')}>
      {narrowing.q !== '' && (
        <RemovableChip
          removeLabel={t('remove', { what: narrowing.q })}
          onRemove={() => change({ ...narrowing, q: '' })}
        >
          {t('words', { words: narrowing.q })}
        </RemovableChip>
      )}
      {TICKS.flatMap((tick) =>
        narrowing.ticks[tick].map((value) => (
          <RemovableChip
            key={`${tick} ${value}`}
            removeLabel={t('remove', { what: labelOf(tick, value) })}
            onRemove={() => change(toggled(narrowing, tick, value))}
          >
            {labelOf(tick, value)}
          </RemovableChip>
        )),
      )}
      <Button look="bare" size="small" onClick={() => change(cleared(narrowing))}>
        {t('clear')}
      </Button>
    </div>
  );
}

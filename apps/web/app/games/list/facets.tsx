import { Button } from '@cosmodrome/ui/button';
import { Checkbox } from '@cosmodrome/ui/checkbox';
import { Icon } from '@cosmodrome/ui/icon';
import { IconButton } from '@cosmodrome/ui/icon-button';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { useTranslations } from 'use-intl';
import type { FacetValue } from './list-query.ts';
import { type Narrowing, tickCount, toggled } from './narrowing.ts';
import { type Tick, TICKS } from './search-names.ts';
import { useTickLabel } from './tick-label.ts';
import type { Change } from './use-narrowing.ts';

/** Values of a facet in view before one asks for all of them. */
const IN_VIEW = 5;
/** In place of the facets until they are known. */
const BARS = 14;

const panelOf = (form: string): string => `${form}facets`;

/** Opens the facets where they are no column: the browser's popover, so it works before script does. */
export function FacetsButton({ form, narrowing }: { form: string; narrowing: Narrowing }) {
  const t = useTranslations('lists.facets');
  const count = tickCount(narrowing);
  return (
    <button type="button" className="ui-button is-quiet is-base facets-open" popoverTarget={panelOf(form)}>
      <Icon name="sliders-horizontal" size={18} />
      {count > 0 ? t('openCount', { count }) : t('open')}
    </button>
  );
}

export interface FacetsProps extends Change {
  form: string;
  facets: Readonly<Record<Tick, readonly FacetValue[]>> | undefined;
  /** Games that are left. */
  total: number | undefined;
  /** Set on a studio's page: there is nothing to choose among studios. */
  provider: string | undefined;
}

/** What the list can be narrowed by, with counts: a column on a desktop, a sheet elsewhere. */
export function Facets({ form, facets, total, provider, shown, to }: FacetsProps) {
  const t = useTranslations('lists');
  const id = panelOf(form);
  const groups = choices(facets, shown, provider);
  return (
    <section id={id} popover="auto" className="facets" aria-label={t('facets.label')}>
      <header className="facets-head">
        <h2 className="text-heading">{t('facets.label')}</h2>
        <IconButton icon="x" look="quiet" label={t('facets.close')} popoverTarget={id} popoverTargetAction="hide" />
      </header>
      <div className="facets-groups">
        {facets === undefined && Array.from({ length: BARS }, (_, at) => <TextSkeleton key={at} />)}
        {groups.map((tick) => (
          <FacetGroup
            key={tick}
            tick={tick}
            values={withTicked(facets?.[tick] ?? [], shown.ticks[tick])}
            ticked={shown.ticks[tick]}
            toggle={(value) => to(toggled(shown, tick, value))}
          />
        ))}
      </div>
      <footer className="facets-foot">
        <Button size="large" wide popoverTarget={id} popoverTargetAction="hide">
          {t('facets.show', { count: total ?? 0 })}
        </Button>
      </footer>
    </section>
  );
}

type Values = FacetsProps['facets'];

/** The facets that leave a choice: those of several values, and those with a tick to take back. */
export const choices = (facets: Values, narrowing: Narrowing, provider: string | undefined): Tick[] =>
  TICKS.filter(
    (tick) =>
      !(tick === 'studio' && provider !== undefined) &&
      ((facets?.[tick].length ?? 0) > 1 || narrowing.ticks[tick].length > 0),
  );

/** A value that is ticked but not in the list stays visible, so that it can be taken back. */
const withTicked = (values: readonly FacetValue[], ticked: readonly string[]): FacetValue[] => [
  ...values,
  ...ticked.filter((id) => !values.some((value) => value.id === id)).map((id) => ({ id, count: 0 })),
];

interface FacetGroupProps {
  tick: Tick;
  values: readonly FacetValue[];
  ticked: readonly string[];
  toggle: (value: string) => void;
}

function FacetGroup({ tick, values, ticked, toggle }: FacetGroupProps) {
  const t = useTranslations('lists.facets');
  const labelOf = useTickLabel();
  const box = ({ id, count }: FacetValue) => (
    <Checkbox
      key={id}
      name={tick}
      value={id}
      count={count}
      checked={ticked.includes(id)}
      disabled={count === 0 && !ticked.includes(id)}
      onChange={() => toggle(id)}
    >
      {labelOf(tick, id)}
    </Checkbox>
  );
  const rest = values.length > IN_VIEW + 1 ? values.slice(IN_VIEW) : [];
  return (
    <details className="facet" open>
      <summary>
        {t(tick)}
        <Icon name="chevron-down" size={16} />
      </summary>
      <fieldset>
        <legend className="ui-visually-hidden">{t(tick)}</legend>
        {values.slice(0, values.length - rest.length).map(box)}
        {rest.length > 0 && (
          <details className="facet-rest" open={rest.some(({ id }) => ticked.includes(id)) || undefined}>
            <summary>{t('all', { count: values.length })}</summary>
            {rest.map(box)}
          </details>
        )}
      </fieldset>
    </details>
  );
}

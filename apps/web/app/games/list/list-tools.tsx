import { IconButton } from '@cosmodrome/ui/icon-button';
import { CompactSelect } from '@cosmodrome/ui/select-field';
import { TextField } from '@cosmodrome/ui/text-field';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Narrowing, SORTS } from './narrowing.ts';
import { SEARCH_MIN_LENGTH } from '@cosmodrome/rules/games/search';

/** Spec 5: what is typed is looked for when nothing was typed for so long. */
const PAUSE = 300;

export interface ListToolsProps {
  /** The form that the fields belong to. */
  form: string;
  shown: Narrowing;
  change: (next: Narrowing, replace?: boolean) => void;
  children: ReactNode;
}

/** Words to look for in the list, and its order. */
export function ListTools({ form, shown, change, children }: ListToolsProps) {
  const t = useTranslations('lists');
  const [typed, type] = useTyped(shown, change);
  return (
    <search className="list-tools">
      <TextField
        form={form}
        name="q"
        type="search"
        size="base"
        icon="search"
        label={t('search.label')}
        labelHidden
        placeholder={t('search.label')}
        value={typed}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
        end={
          typed !== '' && (
            <IconButton icon="x" size="small" iconSize={18} label={t('search.clear')} onClick={() => type('')} />
          )
        }
      />
      {children}
      <CompactSelect
        form={form}
        name="sort"
        label={t('sort.label')}
        value={shown.sort}
        onChange={({ target }) => change({ ...shown, sort: SORTS.find((each) => each === target.value) ?? 'own' })}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </CompactSelect>
      <noscript>
        <button type="submit" form={form} className="ui-button is-quiet is-base">
          {t('apply')}
        </button>
      </noscript>
    </search>
  );
}

/** What stands in the field. It goes into the address after a pause, and follows the address when that changes. */
function useTyped(shown: Narrowing, change: ListToolsProps['change']): [string, (text: string) => void] {
  const [typed, setTyped] = useState(shown.q);
  const [known, setKnown] = useState(shown.q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Order and ticks may change during the pause.
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });
  if (known !== shown.q) {
    setKnown(shown.q);
    if (asked(typed) !== shown.q) setTyped(shown.q);
  }
  const type = (text: string): void => {
    setTyped(text);
    clearTimeout(timer.current);
    if (asked(text) === shown.q) return;
    timer.current = setTimeout(() => change({ ...latest.current, q: asked(text) }, latest.current.q !== ''), PAUSE);
  };
  return [typed, type];
}

const asked = (text: string): string => (text.trim().length < SEARCH_MIN_LENGTH ? '' : text.trim());

import type { KeyboardEvent } from 'react';
import { classNames } from '../class-names.ts';

export type Tab = { id: string; label: string };

export type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
  className?: string | undefined;
};

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Id of the element a tab shows: give it role="tabpanel", this id and aria-labelledby={tabId(id)}. */
export const tabPanelId = (id: string): string => `panel-${id}`;
export const tabId = (id: string): string => `tab-${id}`;

/** Tabs over panels on the same page. Arrow keys, Home and End move. Pages of their own use Segmented with links. */
export function Tabs({ label, tabs, selected, onSelect, className }: TabsProps) {
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const step = steps[event.key];
    const next =
      step !== undefined
        ? tabs[(at + step + tabs.length) % tabs.length]
        : { Home: tabs[0], End: tabs.at(-1) }[event.key];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    document.getElementById(tabId(next.id))?.focus();
  };
  return (
    <div className={classNames('ui-segmented', className)} role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={tabId(tab.id)}
          type="button"
          role="tab"
          className="ui-segment"
          aria-selected={tab.id === selected}
          aria-controls={tabPanelId(tab.id)}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          onKeyDown={move}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

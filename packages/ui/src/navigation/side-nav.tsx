import { Children, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Anchor } from '../identity/anchor.tsx';
import { Icon, type IconName } from '../identity/icon.tsx';

export type SideNavProps = {
  label: string;
  children: ReactNode;
  /** On a phone one line of chips that scrolls, so that the page below begins on the first screen. */
  folds?: boolean | undefined;
  /** The list, for whoever brings the current item into view. */
  ref?: Ref<HTMLUListElement> | undefined;
};

export function SideNav({ label, children, folds = false, ref }: SideNavProps) {
  return (
    <nav aria-label={label}>
      <ul ref={ref} className={classNames('ui-side-nav', folds && 'is-folding')}>
        {Children.toArray(children).map((item, at) => (
          <li key={at}>{item}</li>
        ))}
      </ul>
    </nav>
  );
}

export type SideNavItemProps = {
  href: string;
  icon: IconName;
  children: ReactNode;
  current?: boolean | undefined;
  /** A fact at the end: a number, "Pending". */
  note?: ReactNode;
  noteTone?: 'plain' | 'warn' | 'info' | undefined;
};

export function SideNavItem({ href, icon, children, current, note, noteTone = 'plain' }: SideNavItemProps) {
  return (
    <Anchor href={href} className="ui-side-item" aria-current={current ? 'page' : undefined}>
      <Icon name={icon} />
      <span>{children}</span>
      {note !== undefined && <span className={classNames('ui-side-note', `is-${noteTone}`)}>{note}</span>}
    </Anchor>
  );
}

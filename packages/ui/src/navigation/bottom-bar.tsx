import type { ReactNode } from 'react';
import { Anchor } from '../identity/anchor.tsx';
import { Icon, type IconName } from '../identity/icon.tsx';

/** The bar of five on a phone: the first place holds a Button, the others BottomBarItems. */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="ui-bottom-bar" aria-label={label}>
      {children}
    </nav>
  );
}

export type BottomBarItemProps = {
  icon: IconName;
  children: ReactNode;
  /** A link, or a button with onPress for the menu. */
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  current?: boolean | undefined;
};

export function BottomBarItem({ icon, children, href, onPress, current }: BottomBarItemProps) {
  const body = (
    <>
      <Icon name={icon} size={22} />
      <span>{children}</span>
    </>
  );
  return href === undefined ? (
    <button type="button" className="ui-bottom-item" onClick={onPress}>
      {body}
    </button>
  ) : (
    <Anchor href={href} className="ui-bottom-item" aria-current={current ? 'page' : undefined} onClick={onPress}>
      {body}
    </Anchor>
  );
}

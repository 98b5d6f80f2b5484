import type { ReactNode } from 'react';
import { Anchor } from '../identity/anchor.tsx';

/** A link of the header; the current one stands on a lit line. The class ui-nav-link gives a button the same look. */
export function NavLink({ href, current = false, children }: { href: string; current?: boolean; children: ReactNode }) {
  return (
    <Anchor href={href} className="ui-nav-link" aria-current={current ? 'page' : undefined}>
      {children}
    </Anchor>
  );
}

import { Children, type ReactNode } from 'react';
import { Anchor } from '../identity/anchor.tsx';

/** A heading and its links. */
export function FooterColumn({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <div className="ui-footer-column">
      <h2>{heading}</h2>
      <ul>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </div>
  );
}

export function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Anchor href={href} className="ui-footer-link">
      {children}
    </Anchor>
  );
}

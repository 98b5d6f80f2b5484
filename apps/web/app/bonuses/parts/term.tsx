import type { ReactNode } from 'react';

/** One of a bonus's terms in their list. */
export const Term = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

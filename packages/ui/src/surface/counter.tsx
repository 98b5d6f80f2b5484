import type { ReactNode } from 'react';

/** A small lit number. The caller gives the text ("9+") and puts the words on the button around it. */
export function Counter({ children }: { children: ReactNode }) {
  return (
    <span className="ui-counter" aria-hidden>
      {children}
    </span>
  );
}

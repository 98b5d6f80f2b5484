import type { ReactNode } from 'react';

/** One or two words on a thing: info (NEW in the navigation), glass (over art) or lit. */
export function Badge({ look = 'info', children }: { look?: 'info' | 'glass' | 'lit'; children: ReactNode }) {
  return <span className={`ui-badge is-${look}`}>{children}</span>;
}

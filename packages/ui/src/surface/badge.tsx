import type { ReactNode } from 'react';

/**
 * One or two words on a thing: info (NEW in the navigation), glass (over art), lit, early or prize. A look without a style
 * of its own is glass.
 */
export function Badge({ look = 'info', children }: { look?: string | undefined; children: ReactNode }) {
  return <span className={`ui-badge is-${look}`}>{children}</span>;
}

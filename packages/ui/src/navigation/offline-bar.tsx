import type { ReactNode } from 'react';
import { useRootMark } from '../root-marks.ts';
import { Icon } from '../identity/icon.tsx';

/** Says that the line is gone while the page stays: what happened, what happens next. */
export function OfflineBar({ children, next }: { children: ReactNode; next?: ReactNode }) {
  useRootMark('is-offline');
  return (
    <div className="ui-offline" role="status">
      <Icon name="wifi-off" size={18} />
      <strong>{children}</strong>
      {next && <span>{next}</span>}
    </div>
  );
}

import { Notice } from '@cosmodrome/ui/notice';
import type { ReactNode } from 'react';
import type { Failure } from './failure.ts';

export interface CallFailureProps {
  failure: Failure;
  title?: string | undefined;
  /** What is said when nobody answered. */
  offline: string;
  /** What is said when the origin failed and had no words of its own. */
  broken: string;
  /** The way to what would help. */
  end?: ReactNode;
  className?: string | undefined;
}

/** Says why a call that was pressed for did nothing: in the origin's words when it had any. */
export function CallFailure({ failure, title, offline, broken, end, className }: CallFailureProps) {
  const unreachable = failure.kind === 'offline';
  return (
    <Notice
      icon={unreachable ? 'wifi-off' : 'circle-alert'}
      tone="danger"
      title={title}
      alert
      end={end}
      className={className}
    >
      {failure.base ?? (unreachable ? offline : broken)}
    </Notice>
  );
}

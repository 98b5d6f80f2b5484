import { Button } from '@cosmodrome/ui/button';
import { Notice } from '@cosmodrome/ui/notice';
import type { ReactNode } from 'react';

export interface HeldBackNoticeProps {
  title: string;
  /** The words of the way to the limits. */
  action: string;
  /** What the player keeps meanwhile. */
  children: ReactNode;
}

/** In place of an offer, for a player who is to be shown none (player protection R32). */
export function HeldBackNotice({ title, action, children }: HeldBackNoticeProps) {
  return (
    <Notice
      icon="shield-check"
      tone="info"
      title={title}
      end={
        <Button size="small" href="/profile/limits">
          {action}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}

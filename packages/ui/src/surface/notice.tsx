import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../identity/icon.tsx';

export type NoticeProps = {
  icon: IconName;
  tone?: 'plain' | 'gold' | 'ok' | 'info' | 'warn' | 'danger' | undefined;
  title?: ReactNode;
  children: ReactNode;
  /** A switch or one button. */
  end?: ReactNode;
  /** Announces itself, for a failed form. */
  alert?: boolean | undefined;
  className?: string | undefined;
};

/** A sentence that belongs to what is below it: a failed sign-in, the bonus and what it obliges to. */
export function Notice({ icon, tone = 'plain', title, children, end, alert, className }: NoticeProps) {
  return (
    <div className={classNames('ui-notice', `is-${tone}`, className)} role={alert ? 'alert' : undefined}>
      <Icon name={icon} />
      <div>
        {title && <strong>{title}</strong>}
        <div>{children}</div>
      </div>
      {end}
    </div>
  );
}

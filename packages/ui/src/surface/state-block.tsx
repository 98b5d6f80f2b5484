import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../identity/icon.tsx';

export type StateBlockProps = {
  icon: IconName;
  /** Colour of the icon tile: plain for empty and restricted, danger for errors, warn for limits. */
  tone?: 'plain' | 'ok' | 'warn' | 'danger' | 'info' | undefined;
  heading: ReactNode;
  headingLevel?: 1 | 2 | 3 | undefined;
  /** One or two sentences: what happened, what can be done. */
  children: ReactNode;
  /** Up to two. */
  actions?: ReactNode;
  /** Announces itself when it appears in place of content. */
  live?: boolean | undefined;
  className?: string | undefined;
};

/** Empty, error, restricted, limit reached: one form, left-aligned. */
export function StateBlock(props: StateBlockProps) {
  const { icon, tone = 'plain', heading, headingLevel = 2, children, actions, live, className } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      className={classNames('ui-state', className)}
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
    >
      <IconTile icon={icon} tone={tone} />
      <Heading>{heading}</Heading>
      <p>{children}</p>
      {actions && <div className="ui-state-actions">{actions}</div>}
    </div>
  );
}

/** The icon on its lit tile, also for notifications. */
export function IconTile({
  icon,
  tone = 'plain',
  small,
}: {
  icon: IconName;
  tone?: StateBlockProps['tone'] | undefined;
  small?: boolean | undefined;
}) {
  return (
    <span className={classNames('ui-icon-tile', `is-${tone}`, small && 'is-small')} aria-hidden>
      <Icon name={icon} size={small ? 20 : 24} />
    </span>
  );
}

import { classNames } from '../class-names.ts';

export type AvatarProps = {
  /** One or two letters or figures. */
  initials: string;
  size?: 'small' | 'base' | 'large' | undefined;
  className?: string | undefined;
};

/** Initials on a lit tile: 36, 44 or 52 px. Decoration, the name stands beside it or on the button around it. */
export function Avatar({ initials, size = 'base', className }: AvatarProps) {
  return (
    <span className={classNames('ui-avatar', `is-${size}`, className)} aria-hidden>
      {initials}
    </span>
  );
}

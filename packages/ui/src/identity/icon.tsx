import sprite from '../assets/icons.svg?no-inline';
import type { IconName } from '../generated/asset-names.ts';
import { classNames } from '../class-names.ts';

export type { IconName };

export type IconProps = {
  name: IconName;
  /** Pixels, a step of the icon scale. */
  size?: 14 | 16 | 18 | 20 | 22 | 24 | 28 | undefined;
  /** Fills the outline, for a set heart or the play sign. */
  filled?: boolean | undefined;
  /** Words for the icon when it stands alone; without them it is decoration. */
  label?: string | undefined;
  className?: string | undefined;
};

/** One line icon of the set, from the shared sprite: no script, one request for all. */
export function Icon({ name, size = 20, filled, label, className }: IconProps) {
  return (
    <svg
      className={classNames('ui-icon', filled && 'is-filled', className)}
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Anchor } from '../identity/anchor.tsx';
import { Icon, type IconName } from '../identity/icon.tsx';

export type ChipProps = {
  children: ReactNode;
  icon?: IconName | undefined;
  selected?: boolean | undefined;
  /** A link when set (aria-current marks the selected one), a toggle button otherwise. */
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  size?: 'base' | 'small' | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/** One choice of a row: lit when selected, never coloured. */
export function Chip({
  children,
  icon,
  selected = false,
  href,
  onPress,
  size = 'base',
  disabled,
  className,
}: ChipProps) {
  const looks = classNames('ui-chip', `is-${size}`, selected && 'is-selected', className);
  const body = (
    <>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </>
  );
  if (href !== undefined) {
    return (
      <Anchor href={href} className={looks} aria-current={selected ? 'page' : undefined} onClick={onPress}>
        {body}
      </Anchor>
    );
  }
  return (
    <button type="button" className={looks} aria-pressed={selected} onClick={onPress} disabled={disabled}>
      {body}
    </button>
  );
}

/** A set filter with a cross; removeLabel says what the press takes away. */
export function RemovableChip({
  children,
  removeLabel,
  onRemove,
}: {
  children: ReactNode;
  removeLabel: string;
  onRemove: () => void;
}) {
  return (
    <button type="button" className="ui-chip is-small is-removable" aria-label={removeLabel} onClick={onRemove}>
      {children}
      <Icon name="x" size={16} />
    </button>
  );
}

import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Anchor, type AnchorProps } from '../identity/anchor.tsx';
import { Icon, type IconName, type IconProps } from '../identity/icon.tsx';

type Shared = {
  icon: IconName;
  /** The words for it; always needed, an icon alone says nothing. */
  label: string;
  look?: 'bare' | 'quiet' | 'glass' | undefined;
  size?: 'small' | 'base' | undefined;
  iconSize?: IconProps['size'] | undefined;
  filled?: boolean | undefined;
  /** A counter over the corner. */
  children?: ReactNode;
  className?: string | undefined;
};

export type IconButtonProps = Shared &
  ButtonHTMLAttributes<HTMLButtonElement> & { href?: undefined; ref?: Ref<HTMLButtonElement> };
export type IconButtonLinkProps = Shared & AnchorProps;

/** A square button with one icon, or a link when it has an href. */
export function IconButton(props: IconButtonProps | IconButtonLinkProps) {
  const {
    icon,
    label,
    look = 'bare',
    size = 'base',
    iconSize = 20,
    filled = false,
    children,
    className,
    ...rest
  } = props;
  const looks = classNames('ui-icon-button', `is-${look}`, `is-${size}`, className);
  const body = (
    <>
      <Icon name={icon} size={iconSize} filled={filled} />
      {children}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <Anchor {...rest} className={looks} aria-label={label}>
        {body}
      </Anchor>
    );
  }
  return (
    <button type="button" {...rest} className={looks} aria-label={label}>
      {body}
    </button>
  );
}

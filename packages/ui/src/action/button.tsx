import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Anchor, type AnchorProps } from '../identity/anchor.tsx';
import { Icon, type IconName } from '../identity/icon.tsx';

export type ButtonLook = 'ignited' | 'armed' | 'quiet' | 'bare' | 'danger';
export type ButtonSize = 'small' | 'base' | 'large' | 'sheet';

type Shared = {
  /** Ignited is the one next action of a view. */
  look?: ButtonLook | undefined;
  /** 36, 44, 52 or 56 px high. */
  size?: ButtonSize | undefined;
  icon?: IconName | undefined;
  iconFilled?: boolean | undefined;
  iconEnd?: IconName | undefined;
  /** Takes the whole width of its place. */
  wide?: boolean | undefined;
  children?: ReactNode;
  className?: string | undefined;
};

export type ButtonProps = Shared &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    href?: undefined;
    /** Words shown while the action runs, with a turning ring; the button keeps the focus and takes no second press. */
    pending?: string | false | undefined;
    ref?: Ref<HTMLButtonElement> | undefined;
  };

export type ButtonLinkProps = Shared & AnchorProps & { pending?: undefined };

function looks({ look = 'quiet', size = 'base', wide, className }: Shared): string {
  return classNames('ui-button', `is-${look}`, `is-${size}`, wide && 'is-wide', className);
}

function ButtonBody({ icon, iconFilled = false, iconEnd, size, children }: Shared) {
  const iconSize = size === 'small' ? 16 : size === 'large' || size === 'sheet' ? 20 : 18;
  return (
    <>
      {icon && <Icon name={icon} size={iconSize} filled={iconFilled} />}
      {children}
      {iconEnd && <Icon name={iconEnd} size={iconSize} />}
    </>
  );
}

/** A button, or a link that looks like one when it has an href. Says what happens when it is pressed. */
export function Button(props: ButtonProps | ButtonLinkProps) {
  const { look, size, icon, iconFilled, iconEnd, wide, children, className, pending, ...rest } = props;
  const shared = { look, size, icon, iconFilled, iconEnd, wide, className } as Shared;
  const body = <ButtonBody {...shared}>{children}</ButtonBody>;
  if (rest.href !== undefined) {
    return (
      <Anchor {...rest} className={looks(shared)}>
        {body}
      </Anchor>
    );
  }
  const { onClick, type = 'button', ...button } = rest;
  const press = (event: MouseEvent<HTMLButtonElement>) => (pending ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...button}
      // oxlint-disable-next-line react/button-has-type -- The caller chooses among the types that a button has; without one it is `button`.
      type={type}
      className={looks(shared)}
      aria-busy={pending ? true : undefined}
      aria-disabled={pending ? true : undefined}
      onClick={press}
    >
      {pending ? (
        <>
          <span className="ui-button-ring" aria-hidden />
          <span role="status">{pending}</span>
        </>
      ) : (
        body
      )}
    </button>
  );
}

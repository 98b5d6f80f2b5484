import { useId, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type PopoverProps = {
  /** What the trigger shows; its look comes from triggerClassName ("ui-button is-quiet", an own class). */
  trigger: ReactNode;
  triggerLabel?: string | undefined;
  triggerClassName?: string | undefined;
  /** Name of the panel for assistive technology. */
  label: string;
  children: ReactNode;
  /** The side of the trigger both edges share. */
  align?: 'start' | 'end' | undefined;
  className?: string | undefined;
};

/** The id to put on buttons inside that close it: popoverTarget={id} popoverTargetAction="hide". */
export type PopoverId = string;

/**
 * A panel that drops from its trigger; a bottom sheet on a phone. It is the browser's popover: light dismiss, Esc, focus
 * order and return need no script, so it opens before the page is hydrated.
 */
export function Popover({
  trigger,
  triggerLabel,
  triggerClassName,
  label,
  children,
  align = 'end',
  className,
}: PopoverProps) {
  const id = useId();
  const anchor = `--${id.replaceAll(/[^\w-]/g, '')}`;
  const target: ButtonHTMLAttributes<HTMLButtonElement> = { popoverTarget: id };
  return (
    <>
      <button
        type="button"
        {...target}
        className={triggerClassName ?? 'ui-button is-quiet is-base'}
        aria-label={triggerLabel}
        style={{ anchorName: anchor }}
      >
        {trigger}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={classNames('ui-popover', `is-${align}`, className)}
        style={{ positionAnchor: anchor }}
      >
        {children}
      </div>
    </>
  );
}

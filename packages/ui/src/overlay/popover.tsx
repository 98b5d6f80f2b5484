import { useId, useState, type ButtonHTMLAttributes, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useRootMark } from '../root-marks.ts';

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
  /** While it is open the one ignited button is in it, and those of the page go quiet. */
  takesFlame?: boolean | undefined;
  /** Somebody is about to open it: the time to fetch what it shows. */
  onApproach?: (() => void) | undefined;
};

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
  takesFlame = false,
  onApproach,
}: PopoverProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  useRootMark('has-flame', takesFlame && isOpen);
  // A property of our own: validators do not know the anchor properties yet, the style sheet sets them.
  const anchor = { '--ui-anchor': `--${id.replaceAll(/[^\w-]/g, '')}` } as CSSProperties;
  const target: ButtonHTMLAttributes<HTMLButtonElement> = { popoverTarget: id };
  return (
    <>
      <button
        type="button"
        {...target}
        className={classNames('ui-popover-trigger', triggerClassName ?? 'ui-button is-quiet is-base')}
        aria-label={triggerLabel}
        style={anchor}
        onPointerEnter={onApproach}
        onTouchStart={onApproach}
        onFocus={onApproach}
        onClick={onApproach}
      >
        {trigger}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={classNames('ui-popover', `is-${align}`, className)}
        style={anchor}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {children}
      </div>
    </>
  );
}

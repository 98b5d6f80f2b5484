import { useId, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type TooltipProps = {
  /** One or two short sentences. Nothing that is needed to act, nothing to press. */
  text: ReactNode;
  /** Receives the id for aria-describedby. */
  children: (describedBy: string) => ReactElement;
  side?: 'top' | 'bottom' | undefined;
};

/** A remark of 180 px on hover and focus; Esc puts it away, and the pointer may rest on it. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const id = useId();
  const [dismissed, dismiss] = useState(false);
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') dismiss(true);
  };
  const ways = { onKeyDown: escape, onBlur: () => dismiss(false), onPointerLeave: () => dismiss(false) };

  return (
    <span {...ways} className={classNames('ui-tooltip', `is-${side}`, dismissed && 'is-dismissed')}>
      {children(id)}
      <span role="tooltip" id={id}>
        {text}
      </span>
    </span>
  );
}

import { Children, type HTMLAttributes, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names.ts';
import { IconButton } from '../action/icon-button.tsx';
import { Icon, type IconName } from '../identity/icon.tsx';
import { followTop, topDialog } from '../overlay/top-dialog.ts';

export type ToastTone = 'ok' | 'info' | 'warn' | 'danger';

export type ToastProps = {
  tone: ToastTone;
  /** What happened. */
  title: ReactNode;
  /** One detail. */
  children?: ReactNode;
  /** One action at most, in place of the cross. */
  action?: ReactNode;
  closeLabel?: string | undefined;
  onClose?: (() => void) | undefined;
  className?: string | undefined;
};

const icons: Record<ToastTone, IconName> = {
  ok: 'circle-check',
  info: 'clock',
  warn: 'triangle-alert',
  danger: 'circle-alert',
};

/** A short message over the page. Timing and stacking belong to the application. */
export function Toast({ tone, title, children, action, closeLabel, onClose, className }: ToastProps) {
  return (
    <div className={classNames('ui-toast', `is-${tone}`, className)}>
      <Icon name={icons[tone]} />
      <div>
        <strong>{title}</strong>
        {children && <p>{children}</p>}
      </div>
      {action}
      {closeLabel && <IconButton icon="x" size="small" iconSize={18} label={closeLabel} onClick={onClose} />}
    </div>
  );
}

const manual: HTMLAttributes<HTMLDivElement> = { popover: 'manual' };

/**
 * The place toasts stand in: announced politely, top right on a desktop, above the bottom bar on a phone. It is a popover,
 * shown again with each new toast, and lives in the topmost dialog, whose outside cannot be pressed. Browser only: the
 * first toast comes long after the document.
 */
export function ToastStack({ label, children }: { label: string; children?: ReactNode }) {
  const stack = useRef<HTMLDivElement>(null);
  const [home] = useState(() => document.createElement('div'));
  const count = Children.count(children);
  // Always open, so that what comes is announced; opened anew, it stands above what has opened since.
  const raise = (): void => {
    stack.current?.hidePopover();
    stack.current?.showPopover();
  };
  useLayoutEffect(() => {
    const move = (): void => {
      (topDialog() ?? document.body).append(home);
      raise();
    };
    move();
    const stop = followTop(move);
    return () => {
      stop();
      home.remove();
    };
  }, [home]);
  useEffect(raise, [count]);
  return createPortal(
    <div {...manual} ref={stack} className="ui-toast-stack" role="region" aria-label={label} aria-live="polite">
      {children}
    </div>,
    home,
  );
}

import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { markRoot } from '../root-marks.ts';
import { useDomEvent } from '../use-dom-event.ts';
import { enterTop } from './top-dialog.ts';

export type DialogProps = {
  title: ReactNode;
  titleHidden?: boolean | undefined;
  closeLabel: string;
  /** Called on the cross, Esc and a press beside the panel. Closing itself is the caller's: a route change, a state. */
  onClose: () => void;
  /** False keeps it until an action inside is taken: no cross, no Esc, no press beside it. */
  closable?: boolean | undefined;
  /** Back arrow before the title, for the second step. */
  backLabel?: string | undefined;
  onBack?: (() => void) | undefined;
  /** Beside the title: a segmented control. */
  head?: ReactNode;
  children: ReactNode;
  /** Pinned to the lower edge: the one action. */
  foot?: ReactNode;
  /** Panel width on a desktop: 440, 560 or 960 px. full takes the whole screen of a phone (sign-in, sign-up). */
  size?: 'small' | 'base' | 'large' | undefined;
  fullOnPhone?: boolean | undefined;
  className?: string | undefined;
};

/**
 * A modal over the page: sheet with a grabber on a phone, centred panel above 905 px. Focus trap, Esc and return of the
 * focus are the browser's. Rendered open by the server too, so that a form inside works before script arrives.
 */
export function Dialog(props: DialogProps) {
  const { title, titleHidden, closeLabel, onClose, closable = true, backLabel, onBack, head, children, foot } = props;
  const { size = 'base', fullOnPhone, className } = props;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);

  // Before the paint, and ended before the element leaves the document: what stands over it moves out in time.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const before = document.activeElement;
    // Who types into the server's form keeps typing: opening it anew must not take the focus away.
    const within = before instanceof HTMLElement && element.contains(before) ? before : null;
    element.open = false;
    element.showModal();
    const leaveTop = enterTop(element);
    const unmark = markRoot('has-dialog');
    // Not the first control: a ring on it would look like a choice. A form marks its first field instead.
    const first =
      within ??
      element.querySelector<HTMLElement>('[data-autofocus]') ??
      element.querySelector<HTMLElement>('.ui-dialog-panel');
    first?.focus();
    return () => {
      leaveTop();
      unmark();
      element.close();
      // Where nothing opened it, as at its own address, reading goes on at the page's content.
      const opener = before instanceof HTMLElement && before !== document.body && before.isConnected;
      if (opener) before.focus();
      else document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
    };
  }, []);

  // What scrolls is scrolled by keys: where nothing in it takes the focus, it does so itself. Its height is asked for last, and
  // only there: the browser lays the page out for the answer.
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const scrolls = !element.querySelector('a, button, input, select') && element.scrollHeight > element.clientHeight;
    if (scrolls) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  });

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (closable) onClose();
  };
  const element = () => dialog.current;
  // The element listens itself: if React heard this event, it would walk its tree at each tap of the page.
  useDomEvent(element, 'mousedown', (event) => {
    if (closable && event.target === dialog.current) onClose();
  });

  const ways = { onCancel: cancel };

  return (
    <dialog
      {...ways}
      ref={dialog}
      open
      className={classNames('ui-dialog', `is-${size}`, fullOnPhone && 'is-full', className)}
      aria-labelledby={titleId}
    >
      <div className="ui-dialog-panel" tabIndex={-1}>
        {!fullOnPhone && <span className="ui-dialog-grabber" aria-hidden />}
        <header className={classNames('ui-dialog-head', head !== undefined && 'has-control')}>
          {backLabel && <IconButton icon="arrow-left" label={backLabel} onClick={onBack} />}
          <h2 id={titleId} className={titleHidden ? 'ui-visually-hidden' : undefined}>
            {title}
          </h2>
          {head}
          {closable && (
            <IconButton className="ui-dialog-close" icon="x" look="quiet" label={closeLabel} onClick={onClose} />
          )}
        </header>
        <div ref={body} className="ui-dialog-body">
          {children}
        </div>
        {foot && <footer className="ui-dialog-foot">{foot}</footer>}
      </div>
    </dialog>
  );
}

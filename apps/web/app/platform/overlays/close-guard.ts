import { topDialog } from '@cosmodrome/ui/top-dialog';
import { useEffect } from 'react';
import { signal } from '../signal.ts';

/** Spec 9: an overlay closes this many milliseconds after it was asked to. */
export const CLOSE_DELAY = 100;

/** What goes on when the question whether to close is answered with yes; null while nobody is asked. */
export const closeQuestion = signal<(() => void) | null>(null);

/** Dialogs that hold something half done. */
const holding: (HTMLDialogElement | undefined)[] = [];

/** While `active`, closing the overlay around asks first: what somebody has typed into it would be lost (spec 4). */
export function useConfirmClose(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    // It became active under somebody's fingers, so its dialog is the topmost one.
    const dialog = topDialog();
    holding.push(dialog);
    return () => void holding.splice(holding.indexOf(dialog), 1);
  }, [active]);
}

/** Closes the topmost overlay, at once or after its question. */
export function closeAfterQuestion(close: () => void): void {
  const dialog = topDialog();
  if (dialog && holding.includes(dialog)) closeQuestion.set(close);
  else close();
}

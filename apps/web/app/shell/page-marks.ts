import { markRoot, type RootMark } from '@cosmodrome/ui/root-marks';
import { useLayoutEffect } from 'react';
import type { PathSpec } from '../platform/routing/path-spec.ts';

/** What decides on the marks of a page as a whole. */
export interface MarkedPage {
  spec: PathSpec | undefined;
  licence: string;
  isGuest: boolean;
}

/** The root's marks that follow from the address and the visitor: the server writes them into the document. */
export function pageMarks({ spec, licence, isGuest }: MarkedPage): RootMark[] {
  const marks: RootMark[] = [];
  if (spec?.kind === 'overlay') marks.push('has-dialog');
  if (spec?.kind === 'page' && spec.frame === 'game') marks.push('has-game');
  // Such a page is the form by which one enters.
  if (spec?.kind === 'page' && spec.guard === 'guest') marks.push('has-enter-page');
  if (licence === 'EE' && !isGuest) marks.push('has-session-line');
  return marks;
}

/** Keeps the root's marks those of the page that is shown. */
export function usePageMarks(page: MarkedPage): void {
  const marks = pageMarks(page).join(' ');
  useLayoutEffect(() => {
    const taken = marks.split(' ').flatMap((mark) => (mark === '' ? [] : [markRoot(mark as RootMark)]));
    return () => taken.forEach((takeBack) => takeBack());
  }, [marks]);
}

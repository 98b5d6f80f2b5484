import type { MouseEvent } from 'react';

/** A press that follows a link here: with another button or a key held, the browser opens it elsewhere. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

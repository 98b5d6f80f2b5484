import { createContext } from 'react';
import type { Failure } from './failure.ts';

/** What came of a form that was posted before the page's script: shown by the document that answers. */
export interface PostedAnswer {
  failure: Failure;
  /** What was typed, without the password. */
  values: Readonly<Record<string, string>>;
}

export const PostedAnswerContext = createContext<PostedAnswer | undefined>(undefined);

/** Makes the form's first attempt recognisable when it is posted twice before script. */
export const FormKeyContext = createContext<string | undefined>(undefined);

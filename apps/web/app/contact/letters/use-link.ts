import { letterLinks, type LinkPurpose } from '@cosmodrome/rules/contact/letters';
import { useState } from 'react';
import { type Failure, failureOf } from '../../platform/forms/failure.ts';

/** How far a link of a letter is: `useless` when it is unknown, used or too old; `failed` when nobody knows. */
export type LinkState = 'ready' | 'pending' | 'done' | 'useless' | 'failed';

/** Uses the link of a letter whose token stands in the address. */
export function useLink(purpose: LinkPurpose, search: URLSearchParams, run: (token: string) => Promise<unknown>) {
  const token = search.get(letterLinks[purpose].parameter) ?? '';
  const [state, go] = useState<LinkState>(token === '' ? 'useless' : 'ready');
  const [failure, fail] = useState<Failure>();
  const follow = async (): Promise<void> => {
    go('pending');
    try {
      await run(token);
      go('done');
    } catch (error) {
      const known = failureOf(error);
      fail(known);
      go(known.fields[letterLinks[purpose].parameter] === undefined ? 'failed' : 'useless');
    }
  };
  return { state, failure, follow, missing: token === '' };
}

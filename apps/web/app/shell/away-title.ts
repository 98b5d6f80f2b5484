import { AWAY_TITLE_CHANGES, AWAY_TITLE_EVERY } from '@cosmodrome/rules/content/away-title';
import type { Protection } from '@cosmodrome/contract/http/protection';
import type { QueryClient } from '@tanstack/react-query';
import { protectionQuery } from '../limits/index.ts';
import { sessionState } from '../platform/session/session.ts';

/**
 * Says in the title of a page that was just left for another tab that it is still there, and ends with the page's own
 * title. Nothing is said to a player from whom offers are held back (player protection: decided conflicts).
 */
export function sayStillThere(client: QueryClient, words: string): void {
  if (!document.hidden || !mayBeCalled(client)) return;
  const own = document.title;
  let changes = 0;
  const timer = setInterval(() => {
    // A page that has another title by now has something to say itself.
    const isOurs = document.title === own || document.title === words;
    if (isOurs) document.title = document.hidden && document.title === own ? words : own;
    changes += 1;
    if (!isOurs || !document.hidden || changes >= AWAY_TITLE_CHANGES) end();
  }, AWAY_TITLE_EVERY);
  const end = (): void => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', end);
    if (document.title === words) document.title = own;
  };
  document.addEventListener('visibilitychange', end);
}

const mayBeCalled = (client: QueryClient): boolean =>
  sessionState.get() === 'guest' || client.getQueryData<Protection>(protectionQuery().queryKey)?.suppression === null;

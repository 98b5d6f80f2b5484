import { bettingAddress } from '@cosmodrome/rules/content/betting';
import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { ApiError } from '../../platform/api/api-error.ts';
import { visitContext, type VisitorApi } from '../../platform/server/request.ts';

type Standing = 'open' | 'break' | 'register' | 'age' | 'details' | 'unknown';

/** What closes games for money to a player closes the way to bets, too: breaks, the national register, the age. */
async function standingOf({ api }: VisitorApi): Promise<Standing> {
  try {
    return (await api('limits.betting')).closed ?? 'open';
  } catch (error) {
    // A hint that is out of date: nobody is signed in. Whatever else went wrong says nothing about them.
    return error instanceof ApiError && error.status === 401 ? 'open' : 'unknown';
  }
}

/**
 * The way to the betting site of the host (spec 2.2), or to the lobby where it has none. It stays closed to a player as long
 * as nobody can say whether they take a break or stand in the national register (player protection R5, R6): the page that
 * says so leads here again, and so does the one that asks for what the register or the age is looked up by.
 */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const { host, asVisitor, signedIn } = context.get(visitContext);
  if (host.betting_url === null) return redirect('/');
  const place = params['*'] ?? '';
  switch (signedIn ? await standingOf(asVisitor()) : 'open') {
    case 'open':
      // Also when it is on this host: it is no page of the casino.
      return redirectDocument(bettingAddress(host.betting_url, place));
    case 'break':
      return redirect('/profile/limits');
    case 'details':
      return redirect(`/oops?${new URLSearchParams({ sport: place, closed: 'details' })}`);
    case 'register':
    case 'age':
      return redirect(`/oops?${new URLSearchParams({ sport: place, closed: 'yes' })}`);
    case 'unknown':
      return redirect(`/oops?${new URLSearchParams({ sport: place })}`);
  }
}

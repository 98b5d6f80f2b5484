import { bettingAddress } from '@cosmodrome/rules/content/betting';
import { isExclusion, isInForce } from '@cosmodrome/rules/limits/types';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { visitContext, type VisitorApi } from '../../platform/server/request.ts';

/** Whether the visitor is a player who takes a break: what holds here holds for the way to bets, too. */
async function isOnBreak({ api }: VisitorApi): Promise<boolean> {
  const limits = await api('limits.list').catch(() => []);
  return limits.some(({ type, status }) => isExclusion(type) && isInForce(status));
}

/** The way to the betting site of the host (spec 2.2), or to the lobby where it has none. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const { host, asVisitor, signedIn } = context.get(visitContext);
  if (host.betting_url === null) return redirect('/');
  if (signedIn && (await isOnBreak(asVisitor()))) return redirect('/profile/limits');
  return redirect(bettingAddress(host.betting_url, params['*'] ?? ''));
}

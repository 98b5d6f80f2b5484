import { type LoaderFunctionArgs, redirect } from 'react-router';
import { specOf } from '../../platform/routing/match.ts';

function leadOn({ pattern, params, url }: Pick<LoaderFunctionArgs, 'pattern' | 'params' | 'url'>): Response {
  const spec = specOf(pattern);
  if (spec?.kind !== 'moved') throw new Response(null, { status: 404 });
  const rest = params['*'];
  return redirect(spec.to.replace('/*', rest ? `/${rest}` : '') + url.search, spec.status);
}

/** Leads on to where the route table says, with what the address asked for. */
export const loader = (args: LoaderFunctionArgs): Response => leadOn(args);

/** Not the same function: the browser's build takes the loader away. */
export const clientLoader = (args: LoaderFunctionArgs): Response => leadOn(args);

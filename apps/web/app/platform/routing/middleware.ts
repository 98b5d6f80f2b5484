import { type MiddlewareFunction, redirect } from 'react-router';
import { ensureMessages } from '../i18n/catalogue.ts';
import { splitLocale } from '../i18n/locales.ts';
import { isRestricted } from '../overlays/navigation.ts';
import { visitContext } from '../server/request.ts';
import { sessionState } from '../session/session.ts';
import { detour } from './guard.ts';
import { specOf } from './match.ts';

/** The guards of the route table on the server. Only the hint cookie is asked: documents know no person. */
export const guardDocument: MiddlewareFunction<Response> = ({ context, pattern, url }, next) => {
  const visit = context.get(visitContext);
  const spec = specOf(pattern);
  const instead = spec && detour(spec, visit.path + url.search, visit);
  // The lobby of a language has no slash at its end: with one it would be sent on once more.
  if (instead) throw redirect(instead === '/' ? visit.prefix || '/' : visit.prefix + instead);
  return next();
};

/** The same guards on navigations in the browser, and the texts of the page that comes. */
export const guardNavigation: MiddlewareFunction = async ({ pattern, url }, next) => {
  const spec = specOf(pattern);
  if (spec) {
    const signedIn = sessionState.get() !== 'guest';
    const { prefix, path } = splitLocale(url.pathname);
    const instead = detour(spec, path + url.search, { signedIn, restricted: isRestricted() });
    if (instead) throw redirect(prefix + instead);
    await ensureMessages(spec.messages, document.documentElement.lang);
  }
  return next();
};

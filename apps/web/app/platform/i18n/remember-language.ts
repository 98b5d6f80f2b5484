import { LANGUAGE_COOKIE, LANGUAGE_KEPT } from '@cosmodrome/rules/content/language-cookie';

/** Keeps a chosen language for addresses that name none, the first page among them. */
export function rememberLanguage(prefix: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${prefix}; Path=/; Max-Age=${LANGUAGE_KEPT}; SameSite=Lax${secure}`;
}

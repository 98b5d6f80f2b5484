import { LANGUAGE_COOKIE, LANGUAGE_KEPT } from '@cosmodrome/rules/content/language-cookie';
import { keepCookie } from '../cookies.ts';

/** Keeps a chosen language for addresses that name none, the first page among them. */
export const rememberLanguage = (prefix: string): void => keepCookie(LANGUAGE_COOKIE, prefix, LANGUAGE_KEPT);

import { NOTICE_LIFE } from '@cosmodrome/rules/content/notices';

/** Whether the browser keeps an answer under a cookie's name. */
export const isAnswered = (cookie: string): boolean =>
  document.cookie.split('; ').some((pair) => pair.startsWith(`${cookie}=`));

/** Keeps an answer for a year. It says nothing about a person. */
export function rememberAnswer(cookie: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookie}=${value}; Path=/; Max-Age=${NOTICE_LIFE}; SameSite=Lax${secure}`;
}

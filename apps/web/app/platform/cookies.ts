/** Cookies of the site's own that keep an answer or a choice. None of them says anything about a person. */

/** Whether the browser keeps a cookie of that name. */
export const hasCookie = (name: string): boolean =>
  document.cookie.split('; ').some((pair) => pair.startsWith(`${name}=`));

/** Keeps a value for so many seconds. */
export function keepCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

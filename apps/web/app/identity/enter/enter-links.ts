/** The other form's address, with the same place to go to afterwards. */
export function withRedirect(path: string, search: URLSearchParams): string {
  const redirect = search.get('redirect');
  return redirect === null ? path : `${path}?redirect=${encodeURIComponent(redirect)}`;
}

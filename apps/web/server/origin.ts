/** Whom this node asks for: the visitor's address and country, as established here. */
export interface ActingFor {
  ip: string;
  country?: string | undefined;
}

/**
 * Answers a request to one of the origin's paths. The request's address carries the public scheme and host. The origin in
 * the same process has this very form; `remoteOrigin` makes one of an address.
 */
export type OriginFetch = (request: Request, actingFor?: ActingFor) => Promise<Response>;

/** An origin behind an address: the visitor's facts travel as forwarded headers, redirects are never followed. */
export function remoteOrigin(address: string, countryHeader: string | null, secret: string | null): OriginFetch {
  const base = new URL(address);
  return async (request, actingFor) => {
    const asked = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set('X-Forwarded-Host', asked.host);
    headers.set('X-Forwarded-Proto', asked.protocol.slice(0, -1));
    if (actingFor) headers.set('X-Forwarded-For', actingFor.ip);
    if (countryHeader !== null && actingFor?.country !== undefined) headers.set(countryHeader, actingFor.country);
    if (secret !== null) headers.set('X-Proxy-Secret', secret);
    const body = request.body === null ? undefined : await request.text();
    return fetch(new URL(asked.pathname + asked.search, base), {
      method: request.method,
      headers,
      signal: request.signal,
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    });
  };
}

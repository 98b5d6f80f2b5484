import type { IncomingHttpHeaders } from 'node:http';
import { refuse, type Refusal } from './handler.ts';
import type { Visitor } from './visitor.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_SITES = new Set(['same-origin', 'same-site', 'none']);

function isOwnOrigin(origin: string, visitor: Visitor, allowed: readonly string[]): boolean {
  if (allowed.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  return host === visitor.host && (!visitor.secure || protocol === 'https:');
}

/**
 * Why an unsafe request is taken for a forged one, or null. A page of another site can neither set X-Requested-With
 * without asking first nor hide its Origin. A program that is no browser sends neither Origin, Referer nor
 * Sec-Fetch-Site, and has no cookies of anybody.
 */
export function crossSiteRefusal(
  method: string,
  headers: IncomingHttpHeaders,
  visitor: Visitor,
  allowedOrigins: readonly string[],
): Refusal | null {
  if (SAFE_METHODS.has(method)) return null;
  if (!headers['x-requested-with']) return refuse(403, 'base', 'requested_with_missing');
  const site = headers['sec-fetch-site'];
  const origin = headers.origin ?? headers.referer;
  const foreign =
    (typeof site === 'string' && !OWN_SITES.has(site)) ||
    (origin !== undefined && !isOwnOrigin(origin, visitor, allowedOrigins));
  return foreign ? refuse(403, 'base', 'foreign_origin') : null;
}

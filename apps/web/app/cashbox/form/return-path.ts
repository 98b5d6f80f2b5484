import { useLocation } from 'react-router';
import { matchOverlay } from '../../platform/routing/match.ts';
import { useAddress } from '../../platform/overlays/navigation.ts';
import { redirectTarget } from '../../platform/routing/guard.ts';

/** The contract's longest return path. */
const LONGEST = 256;

/** Where the provider's page leads back to: the payment's own screen, which knows the page the player was on. */
export function useReturnPath(): string {
  const { pathname, search } = useLocation();
  return returnPath(useAddress('/cashbox'), pathname + search);
}

/**
 * `/de/cashbox?from=%2Fplay%2F...`; without `from` when there is no page to go back to, or its address is too long. A
 * cashbox at an address of its own, as after a payment that failed, knows the page by its own `from`.
 */
export function returnPath(cashbox: string, below: string): string {
  const page = matchOverlay(below) ? pageBefore(new URL(below, 'http://site.invalid').searchParams) : below;
  const path = withPageBefore(cashbox, page);
  return path.length > LONGEST ? cashbox : path;
}

/** An address of the cashbox that knows which page to go back to. */
export const withPageBefore = (path: string, page: string | undefined): string =>
  page === undefined || page === '/' ? path : `${path}?from=${encodeURIComponent(page)}`;

/** The page to go back to, when the address names one of this site. */
export function pageBefore(search: URLSearchParams): string | undefined {
  const from = search.get('from');
  if (from === null) return undefined;
  const target = redirectTarget(new URLSearchParams({ redirect: from }));
  return target === '/' ? undefined : target;
}

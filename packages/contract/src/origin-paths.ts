/** The parts of an origin that answer paths of their own. A game studio's frame and the sandbox stand below it too. */
export type OriginPart = 'origin' | 'wallet' | 'webhooks' | 'arcade' | 'mailbox' | 'sandbox';

/** Which part answers below which path. Sockets attach themselves: `/socket.io` needs no listener of its own. */
const places: readonly { starts: RegExp; part: OriginPart }[] = [
  { starts: /^\/(api|messages|socket\.io)\//, part: 'origin' },
  { starts: /^\/(batch|client-context|check-email|restore-id\/[gs]et|healthz)(\?|$)/, part: 'origin' },
  // Calls of the field that are not below /api: who makes one that there is not gets JSON, never a page.
  { starts: /^\/jam(\/|\?|$)/, part: 'origin' },
  { starts: /^\/(log|log_utm_\w+|(network-)?performance|metrics-errors-validation)(\?|$)/, part: 'origin' },
  { starts: /^\/wallet\//, part: 'wallet' },
  { starts: /^\/webhooks\//, part: 'webhooks' },
  { starts: /^\/arcade\//, part: 'arcade' },
  { starts: /^\/sandbox\/mailbox(\?|$)/, part: 'mailbox' },
  { starts: /^\/sandbox\//, part: 'sandbox' },
];

/** Matches the paths of all parts. Most requests are for pages, which one test tells apart instead of nine. */
const anyPlace = new RegExp(places.map(({ starts }) => `(?:${starts.source})`).join('|'));

/**
 * Which part of the origin answers a request's path and query; null for a page of the web. The program that serves
 * everything and a web node of its own both ask here, so neither keeps a path from the other.
 */
export const originPartOf = (url: string): OriginPart | null =>
  anyPlace.test(url) ? (places.find(({ starts }) => starts.test(url))?.part ?? null) : null;

import type { IncomingMessage, ServerResponse } from 'node:http';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export type Part = 'origin' | 'wallet' | 'webhooks' | 'arcade' | 'mailbox' | 'sandbox' | 'web';

/** Which part of the casino answers below which path; everything else is a page of the web. */
const places: readonly { starts: RegExp; part: Part }[] = [
  { starts: /^\/(api|messages)\//, part: 'origin' },
  { starts: /^\/(batch|client-context|check-email|restore-id\/[gs]et|healthz)(\?|$)/, part: 'origin' },
  { starts: /^\/wallet\//, part: 'wallet' },
  { starts: /^\/webhooks\//, part: 'webhooks' },
  { starts: /^\/arcade\//, part: 'arcade' },
  { starts: /^\/sandbox\/mailbox(\?|$)/, part: 'mailbox' },
  { starts: /^\/sandbox\//, part: 'sandbox' },
];

export const partOf = (url: string): Part => places.find(({ starts }) => starts.test(url))?.part ?? 'web';

/** One listener for the whole server. Sockets attach themselves and never come here. */
export function dispatcher(parts: Readonly<Record<Part, Listener>>): Listener {
  return (request, response) => parts[partOf(request.url ?? '/')](request, response);
}

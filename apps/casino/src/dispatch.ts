import type { IncomingMessage, ServerResponse } from 'node:http';
import { originPartOf, type OriginPart } from '@cosmodrome/contract/origin-paths';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** One listener for the whole server. Sockets attach themselves and never come here. */
export function dispatcher(parts: Readonly<Record<OriginPart | 'web', Listener>>): Listener {
  return (request, response) => parts[originPartOf(request.url ?? '/') ?? 'web'](request, response);
}

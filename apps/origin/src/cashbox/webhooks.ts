import type { IncomingMessage, ServerResponse } from 'node:http';
import { fastify } from 'fastify';
import { applyNotice, type NoticeOutcome } from './commands/apply-notice.ts';
import type { CashboxDependencies } from './dependencies.ts';

const STATUS_OF: Readonly<Record<NoticeOutcome, number>> = {
  applied: 204,
  repeated: 204,
  no_effect: 204,
  unknown_payment: 404,
  unusable: 422,
};

/**
 * POST /webhooks/payments/{provider}: signed notices. 204 says "we have it, do not send it again" (also for a repeated
 * one and for one that changes nothing), 401 a wrong signature, 404 an unknown payment or provider, 422 no notice, or one
 * that can never be applied.
 */
export async function createPaymentWebhooks(
  dependencies: CashboxDependencies,
): Promise<{ listener: (request: IncomingMessage, response: ServerResponse) => void; close: () => Promise<void> }> {
  const { provider } = dependencies;
  const app = fastify({ bodyLimit: 65_536, forceCloseConnections: true });
  // The signature covers the bytes, so the body stays text until it has been checked.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post<{ Params: { provider: string } }>('/webhooks/payments/:provider', async (request, reply) => {
    if (request.params.provider !== provider.id) return reply.code(404).send();
    const read = provider.readNotice(String(request.body ?? ''), {
      timestamp: request.headers['x-timestamp']?.toString(),
      signature: request.headers['x-signature']?.toString(),
    });
    if ('error' in read) return reply.code(read.error === 'bad_signature' ? 401 : 422).send();
    const outcome = await applyNotice(dependencies, read.notice);
    return reply.code(STATUS_OF[outcome]).send();
  });
  await app.ready();
  return { listener: (request, response) => app.routing(request, response), close: () => app.close() };
}

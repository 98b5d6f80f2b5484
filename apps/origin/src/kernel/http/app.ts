import { randomUUID } from 'node:crypto';
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { asyncApi, openApi } from '@cosmodrome/contract/documents';
import { compressAnswers } from './compression.ts';
import { refuse } from './handler.ts';
import { readMultipart } from './multipart.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call takes forms with files. */
    multipart?: boolean;
  }
}

const SECURITY_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
const REQUEST_ID_PATTERN = /^[\w-]{8,64}$/;

export interface AppOptions {
  maxBodyBytes: number;
  fail: (error: unknown, request: FastifyRequest, reply: FastifyReply) => void;
  isSecure: (request: FastifyRequest) => boolean;
  health: () => Promise<boolean>;
}

/** Bodies are JSON, whichever name its media type has; an empty one is no body. */
function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(/^application\/([\w.+-]+\+)?json\b/, { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      done(null, JSON.parse(String(text)));
    } catch {
      done(refuse(400, 'base', 'malformed'), undefined);
    }
  });
}

/** Forms with files are read only where a call takes them. */
function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      if (!request.routeOptions.config.multipart) throw refuse(415, 'base', 'unsupported_media_type');
      const type = request.headers['content-type'] ?? '';
      return readMultipart(type, new Uint8Array(Buffer.from(bytes))).catch(() => {
        throw refuse(400, 'base', 'malformed');
      });
    },
  );
}

let texts: { openApi: string; asyncApi: string } | undefined;

/** The documents of the contract, made when somebody first asks for one: it would be a tenth of the work of a start. */
const documents = (): { openApi: string; asyncApi: string } =>
  (texts ??= { openApi: JSON.stringify(openApi()), asyncApi: JSON.stringify(asyncApi()) });

function addDocuments(app: FastifyInstance, health: () => Promise<boolean>): void {
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(documents().openApi));
  app.get('/api/asyncapi.json', (_request, reply) => reply.type('application/json').send(documents().asyncApi));
  app.get('/healthz', async (_request, reply) => {
    const healthy = await health().catch(() => false);
    return reply.code(healthy ? 200 : 503).send({ status: healthy ? 'ok' : 'unavailable' });
  });
}

/** The Fastify instance with what every answer has, before any call is added. */
export function createApp({ maxBodyBytes, fail, isSecure, health }: AppOptions): FastifyInstance {
  const app = fastify({
    bodyLimit: maxBodyBytes,
    routerOptions: { maxParamLength: 256 },
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID_PATTERN.test(given) ? given : randomUUID();
    },
    frameworkErrors: fail,
  });
  readJsonOnly(app);
  readForms(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...SECURITY_HEADERS, 'x-request-id': request.id });
    if (isSecure(request)) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
  compressAnswers(app);
  app.setErrorHandler(fail);
  app.setNotFoundHandler((request, reply) => fail(refuse(404, 'base', 'not_found'), request, reply));
  addDocuments(app, health);
  return app;
}

import { z } from 'zod';
import { calls } from './calls.ts';
import type { CallSpec } from './call.ts';
import { Envelope } from './channel.ts';
import { channels } from './channels.ts';
import { ApiErrors } from './errors.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
};

const parametersOf = (schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] =>
  Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(field as z.ZodType, 'input'),
  }));

function operation(name: string, spec: CallSpec): Json {
  const responses: Json = {};
  for (const [status, schema] of Object.entries(spec.answers)) {
    responses[status] = {
      description: spec.summary,
      ...(schema && { content: { 'application/json': { schema: schemaOf(schema, 'output') } } }),
    };
  }
  for (const status of new Set([...spec.errors, 400, 429])) {
    responses[status] = {
      description: 'Refused, nothing changed',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiErrors' } } },
    };
  }
  const key = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 128 } };
  return {
    operationId: name,
    tags: [spec.system],
    summary: spec.summary,
    'x-audience': spec.audience,
    ...(spec.permission && { 'x-permission': spec.permission }),
    'x-idempotency': spec.idempotency,
    'x-restricted-countries': spec.restrictedCountries,
    ...(spec.closedToExcluded && { 'x-closed-to-excluded': spec.closedToExcluded }),
    ...(spec.closedToTooYoung && { 'x-closed-to-too-young': true }),
    parameters: [
      ...parametersOf(spec.params, 'path'),
      ...parametersOf(spec.query, 'query'),
      ...(spec.idempotency === 'key' ? [key] : []),
    ],
    ...(spec.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(spec.body, 'input') } } },
    }),
    responses,
  };
}

/** OpenAPI 3.1 of every call, served at /api/openapi.json. */
export function openApi(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, spec] of Object.entries<CallSpec>(calls)) {
    const path = spec.path.replace(/:(\w+)/g, '{$1}').replace('*', '{*}');
    (paths[path] ??= {})[spec.method.toLowerCase()] = operation(name, spec);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Cosmodrome origin', version: '1' },
    paths,
    components: { schemas: { ApiErrors: schemaOf(ApiErrors, 'output') } },
  };
}

/** AsyncAPI 3.0 of the real-time channels, served at /api/asyncapi.json. */
export function asyncApi(): Json {
  const entries = Object.entries(channels);
  return {
    asyncapi: '3.0.0',
    info: { title: 'Cosmodrome real time', version: '1' },
    channels: Object.fromEntries(
      entries.map(([name, spec]) => [
        name,
        {
          address: name,
          summary: spec.summary,
          'x-audience': spec.audience,
          messages: { message: { payload: schemaOf(spec.data, 'output') } },
        },
      ]),
    ),
    components: { schemas: { Envelope: schemaOf(Envelope, 'output') } },
  };
}

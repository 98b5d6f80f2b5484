import fc from 'fast-check';
import { z } from 'zod';
import type { CallSpec } from '@cosmodrome/contract/call';

/** A request as anybody might send it. */
export interface FuzzInput {
  params: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
}

const PLAUSIBLE = ['EUR', 'DE', 'somebody@example.com', 'Ignition-2026!'];
/** Text that the database refuses. */
const UNSTORABLE = ['a\0b', '\ud800'];

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | boolean;
  enum?: unknown[];
  const?: unknown;
  examples?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: Schema | boolean;
}

/** Values that break careless code: wrong types, extremes, text that databases and templates stumble over. */
const numbers = [0, -1, 0.5, 1e308, -1e308, 2 ** 53, 2 ** 31, -(2 ** 31)];
const texts = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  '\0',
  '\ud800',
  '\u202e',
  "' or 1=1 --",
  '%',
  '_',
  '../../etc/passwd',
  '<script>',
];
const lookalikes = ['EUR', 'FUN', 'de', 'DE', '2026-02-30', '1e9', '9'.repeat(40), 'x'.repeat(3_000), '__proto__'];
const structures = [[], {}, [[]], { constructor: 1 }, JSON.parse('{"__proto__":{"id":1}}'), Array(200).fill('x')];
const hostile = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, ...numbers, ...texts, ...lookalikes, ...structures),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Mostly what the schema asks for, with something hostile here and there, so that requests get past the first check. */
function near(schema: Schema): fc.Arbitrary<unknown> {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map(near));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectNear(schema);
    case 'array':
      return fc.array(mixed(typeof schema.items === 'object' ? schema.items : {}), { maxLength: 3 });
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.integer({ min: 1, max: 50 }));
    case 'boolean':
      return fc.boolean();
    case 'string':
      return fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom(...PLAUSIBLE, ...UNSTORABLE));
    default:
      return hostile;
  }
}

function objectNear(schema: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, mixed(field)] as const);
  if (fields.length === 0) return fc.dictionary(fc.string({ maxLength: 8 }), hostile, { maxKeys: 3 });
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
}

const mixed = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 4, arbitrary: near(schema) }, { weight: 1, arbitrary: hostile });

const schemaOf = (type: z.ZodType | undefined): Schema =>
  type ? (z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema) : {};

const record = (schema: Schema): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, mixed(field)])));

/** The least that a schema takes: only what is required, in plain values, and an example where no plain value would do. */
function least(schema: Schema): unknown {
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return least(first);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.examples) return schema.examples[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries((schema.required ?? []).map((name) => [name, least(schema.properties?.[name] ?? {})]));
    case 'array':
      return [];
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    default:
      return 'EUR';
  }
}

/** The shortest body that a call takes; undefined for a call without one. */
export const leastBody = (spec: CallSpec): unknown => (spec.body ? least(schemaOf(spec.body)) : undefined);

/** Parts of an address that get past its schema: the first of a choice, else a number. */
export const leastParams = (spec: CallSpec): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(spec.params?.shape ?? {}).map(([name, part]) => [
      name,
      part instanceof z.ZodEnum ? (part.options[0] ?? 1) : 1,
    ]),
  );

/** Requests for a call, generated from its schemas. */
export const inputsOf = (spec: CallSpec): fc.Arbitrary<FuzzInput> =>
  fc.record({
    params: record(schemaOf(spec.params)),
    query: record(schemaOf(spec.query)),
    body: spec.body ? mixed(schemaOf(spec.body)) : fc.constant(undefined),
  });

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Text as it can stand in an address at all; halves of characters cannot be encoded. */
const encoded = (value: unknown): string => encodeURIComponent(asText(value).toWellFormed());

/** The address of an input. */
export function addressOf(spec: CallSpec, { params, query }: FuzzInput): string {
  const path = spec.path.replace(
    /:(\w+)|\*/g,
    (_part, name: string | undefined) => encoded(params[name ?? '*'] ?? 'x') || 'x',
  );
  const search = Object.entries(query)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => `${name}=${encoded(one)}`))
    .join('&');
  return search === '' ? path : `${path}?${search}`;
}

/**
 * How column types arrive in TypeScript, the same on both engines:
 *
 * - `bigint` (and `count(*)`, `bigserial`): always a JavaScript bigint. Money stays exact, and a float can never be
 *   mixed in without the compiler saying so. The wire's safe integers are made where an answer is presented.
 * - `integer`, `smallint`: number. Entity ids are `integer`, so that they are plain numbers everywhere.
 * - `numeric`: string, never a float. A `sum()` over bigint is numeric: cast it, `sum(amount)::bigint`.
 * - `timestamptz`: Date. `date`: the string `yyyy-mm-dd`, since a day has no time zone. Do not use `timestamp`.
 * - `jsonb`: the parsed value. Write one as `JSON.stringify(value)`: a bare array would be taken for an SQL array.
 * - `bytea`: Uint8Array.
 */
const identity = (value: string): string => value;
const bigints = (value: string): bigint[] => (value === '{}' ? [] : value.slice(1, -1).split(',').map(BigInt));

export const COLUMN_PARSERS: Readonly<Record<number, (value: string) => unknown>> = {
  20: BigInt, // int8
  1016: bigints, // int8[]
  1082: identity, // date
  1114: identity, // timestamp
  1184: (value) => new Date(value), // timestamptz
  1700: identity, // numeric
};

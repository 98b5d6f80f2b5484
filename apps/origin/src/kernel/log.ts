import { pino, type Logger } from 'pino';

export type Log = Logger;

/** Whatever a careless line might carry: names of the fields that must never reach a log. */
const PERSONAL = [
  'email',
  'password',
  'password_confirmation',
  'token',
  'cookie',
  'authorization',
  'first_name',
  'last_name',
  'date_of_birth',
  'address',
  'mobile_phone',
  'card',
  'number',
  'iban',
];

/** The origin's log: JSON lines, without anything personal. */
export function createLog(level: string): Log {
  const paths = PERSONAL.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino({ level, base: null, redact: { paths, censor: '[removed]' } });
}

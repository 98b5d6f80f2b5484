import { createHash } from 'node:crypto';

export type Encoding = 'identity' | 'gzip' | 'br';

/** Strong validator of a document: of its text, so that it is the same for every node. */
export const etagOf = (text: string | Uint8Array): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** Browsers send a handful of headers; whoever makes up others fills no memory. */
const known = new Map<string, Encoding>();
const MOST_KNOWN = 500;

/** The best encoding that a browser takes. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  let encoding = known.get(accepted);
  if (encoding === undefined) {
    encoding = choose(accepted);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(accepted, encoding);
  }
  return encoding;
}

function choose(accepted: string): Encoding {
  const refused = (name: string): boolean => new RegExp(`${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`, 'i').test(accepted);
  for (const name of ['br', 'gzip'] as const) {
    if (new RegExp(`(^|,|\\s)${name}\\b`, 'i').test(accepted) && !refused(name)) return name;
  }
  return 'identity';
}

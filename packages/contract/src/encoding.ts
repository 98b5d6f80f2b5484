import { BoundedMap } from '@cosmodrome/rules/bounded-map';

export type Encoding = 'identity' | 'gzip' | 'br';

/** Browsers send a handful of headers. */
const known = new BoundedMap<string, Encoding>(500);

/** The best encoding that a client takes, by its `Accept-Encoding`. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  let encoding = known.get(accepted);
  if (encoding === undefined) {
    encoding = choose(accepted);
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

import { prizeSchema } from '@cosmodrome/content/schema/prizes.ts';
import type { Prizes } from './prizes.ts';

/**
 * Prizes anywhere in what an operator wrote whose kind nobody delivers, with where they stand. Whatever a system calls its own
 * folder's content, a prize is told by its form.
 */
export function undelivered(content: unknown, prizes: Pick<Prizes, 'delivers'>, at = 'content'): string[] {
  if (typeof content !== 'object' || content === null) return [];
  const parsed = 'kind' in content ? prizeSchema.safeParse(content) : undefined;
  if (parsed?.success) return prizes.delivers(parsed.data) ? [] : [`${at}: ${parsed.data.kind}`];
  const parts = content instanceof Map ? [...content] : Object.entries(content);
  return parts.flatMap(([name, part]) => undelivered(part, prizes, `${at}/${String(name)}`));
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileTree } from '../app/platform/i18n/compile.ts';

const folder = path.resolve(import.meta.dirname, '../../../content/locales');

/** All texts of a language as a document brings them, with the first brand's name in its place. */
export function messagesOf(locale: string): Record<string, unknown> {
  const files = readdirSync(path.join(folder, locale, 'messages')).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map((name) => {
      const text = readFileSync(path.join(folder, locale, 'messages', name), 'utf8').replaceAll(
        '{brand}',
        'Cosmodrome',
      );
      return [path.basename(name, '.json'), compileTree(JSON.parse(text))];
    }),
  );
}

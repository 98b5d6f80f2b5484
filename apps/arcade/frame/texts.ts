import { texts as english, type GameTexts } from '@cosmodrome/content/locales/en/games.ts';
import type { ErrorCode } from '../api/errors.ts';

/** What a frame says: a text for each refusal of the studio beside all others. */
export type Texts = GameTexts & { errors: Record<ErrorCode | 'offline', string> };

/** Languages besides English, each a file that only its readers load. */
const files = import.meta.glob<{ texts: Texts }>(['../../../content/locales/*/games.ts', '!**/locales/en/games.ts']);
const languages = new Map(Object.entries(files).map(([file, load]) => [file.split('/').at(-2) ?? '', load]));

/** Norwegian browsers name one of the two written forms. */
const named: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' };

/** The texts of a locale, else of its language, else in English; English too when they cannot be loaded. */
export async function textsFor(locale: string): Promise<Texts> {
  const language = locale.split('-')[0] ?? '';
  const load = languages.get(locale) ?? languages.get(named[language] ?? language);
  const file = await load?.().catch(() => undefined);
  return file?.texts ?? english;
}

import { en, type Texts } from './en.ts';

export type { Texts } from './en.ts';

const norwegian = async (): Promise<Texts> => (await import('./no.ts')).no;

/** Languages besides English, each a file of its own that only its readers load. A new one is a file and a line. */
const languages: Readonly<Record<string, () => Promise<Texts>>> = {
  de: async () => (await import('./de.ts')).de,
  et: async () => (await import('./et.ts')).et,
  no: norwegian,
  // Norwegian browsers name one of the two written forms.
  nb: norwegian,
  nn: norwegian,
  'fr-CA': async () => (await import('./fr-ca.ts')).frCA,
  it: async () => (await import('./it.ts')).it,
};

/** The texts of a locale, else of its language, else in English; English too when they cannot be loaded. */
export async function textsFor(locale: string): Promise<Texts> {
  const load = languages[locale] ?? languages[locale.split('-')[0] ?? ''];
  return (await load?.().catch(() => en)) ?? en;
}

import { de } from './de.ts';
import { en, type Texts } from './en.ts';
import { et } from './et.ts';
import { frCA } from './fr-ca.ts';
import { it } from './it.ts';
import { no } from './no.ts';

export type { Texts } from './en.ts';

const languages: Readonly<Record<string, Texts>> = { en, de, 'fr-CA': frCA, no, it, et };

/** The catalogue of a locale, else of its language; English for those the sandbox does not speak. */
export const textsOf = (locale: string): Texts => languages[locale] ?? languages[locale.split('-')[0] ?? ''] ?? en;

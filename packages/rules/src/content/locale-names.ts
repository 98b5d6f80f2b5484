import type { LocalePrefix } from './locales.ts';

/** How a language is shown: its name in English and in itself, and the flag beside it, by country. */
export interface LocaleName {
  name: string;
  nameInLocale: string;
  flag: string;
}

/** Apart from the codes: lists of languages come later than a page. */
export const localeNames: Readonly<Record<LocalePrefix, LocaleName>> = {
  en: { name: 'English', nameInLocale: 'English', flag: 'gb' },
  de: { name: 'German', nameInLocale: 'Deutsch', flag: 'de' },
  'en-AU': { name: 'English (Australia)', nameInLocale: 'English (Australia)', flag: 'au' },
  'en-CA': { name: 'English (Canada)', nameInLocale: 'English (Canada)', flag: 'ca' },
  'fr-CA': { name: 'French (Canada)', nameInLocale: 'Français (Canada)', flag: 'ca' },
  'en-NZ': { name: 'English (New Zealand)', nameInLocale: 'English (New Zealand)', flag: 'nz' },
  no: { name: 'Norwegian', nameInLocale: 'Norsk', flag: 'no' },
  it: { name: 'Italian', nameInLocale: 'Italiano', flag: 'it' },
  et: { name: 'Estonian', nameInLocale: 'Eesti', flag: 'ee' },
  au: { name: 'English (AU)', nameInLocale: 'English (AU)', flag: 'au' },
};

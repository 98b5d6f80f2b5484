import type { BannerFile } from '@cosmodrome/content/schema/banner.ts';
import type { Brand } from '@cosmodrome/content/schema/site.ts';
import type { CallAnswer } from '@cosmodrome/contract/calls';
import type { Banner } from '@cosmodrome/contract/http/content';
import { formatMoney } from '@cosmodrome/rules/money/format';
import { inLanguage } from '@cosmodrome/rules/content/in-language';
import { localeNames } from '@cosmodrome/rules/content/locale-names';
import type { LocalePrefix } from '@cosmodrome/rules/content/locales';
import { visibleCountries } from '@cosmodrome/rules/content/countries';

/** What every page shows of its brand: marks, ways to reach it, partners, awards and certificates (spec 2.6). */
export function presentBrand(brand: Brand, locale: string): CallAnswer<'content.logoConfig'> {
  const { logo, name, supportEmail, supportPhone, social, partners, awards, certificates } = brand;
  const { mobile, full } = logo;
  return {
    logoUrl: { mobile, full },
    name,
    contact: { email: supportEmail, phone: supportPhone, social },
    partners,
    awards,
    certificates: certificates.map(({ text, ...rest }) => ({ ...rest, name: inLanguage(text, locale) ?? '' })),
  };
}

/** A banner in one language. */
export function presentBanner(file: BannerFile, locale: string): Banner {
  const text = inLanguage(file.text, locale);
  if (!text) throw new Error(`the banner ${file.id} has no text`);
  const { text: _texts, labels, button, secondButton, variables, ...rules } = file;
  return {
    ...rules,
    identity: file.id,
    title: { text: text.title },
    description: { text: text.description },
    labels: labels.map((label, at) => ({ ...label, title: text.labels[at] ?? '' })),
    button: button && { ...button, name: text.button ?? '', attrs: {} },
    secondButton: secondButton && { ...secondButton, name: text.secondButton ?? '' },
    variables: mapValues(variables, (amounts, currency) =>
      mapValues(amounts, (cents) => wholeMoney(cents, currency, locale)),
    ),
  };
}

const mapValues = <T, U>(record: Readonly<Record<string, T>>, change: (value: T, key: string) => U) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)] as const));

/** An amount in a sentence: the fraction is left out where there is none. */
function wholeMoney(cents: number, currency: string, locale: string): string {
  const { parts } = formatMoney(cents, currency, locale);
  const whole = !parts.some(({ type, value }) => type === 'fraction' && /[1-9]/.test(value));
  return parts.map(({ type, value }) => (whole && (type === 'fraction' || type === 'decimal') ? '' : value)).join('');
}

export const presentLocale = (code: LocalePrefix, isDefault: boolean, hiddenOn: readonly string[]) => ({
  code,
  name: localeNames[code].name,
  name_in_locale: localeNames[code].nameInLocale,
  default: isDefault,
  hidden_on: [...hiddenOn],
});

/** Countries an account can be opened in, by their names in a language. */
export function presentCountries(locale: string, isRestricted: (country: string) => boolean) {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return visibleCountries
    .filter(({ code }) => !isRestricted(code))
    .map(({ code, currency }) => ({ code, name: names.of(code) ?? code, default_currency: currency }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}

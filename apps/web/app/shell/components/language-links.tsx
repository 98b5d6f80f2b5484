import { localeNames } from '@cosmodrome/rules/content/locale-names';
import { localeOf } from '@cosmodrome/rules/content/locales';
import { Flag } from '@cosmodrome/ui/flag';
import { useLocation } from 'react-router';
import { prefixedPath } from '../../platform/i18n/locales.ts';
import { useSite } from '../../platform/site.ts';

/** The current page in every language that this host lists, each by its own name. A new language is a new document. */
export function LanguageLinks() {
  const { locale, languages } = useSite();
  const { pathname, search } = useLocation();
  return (
    <ul className="language-list">
      {languages.map((code) => (
        <li key={code}>
          <a
            className="language-option text-body font-strong"
            href={prefixedPath(code, pathname) + search}
            hrefLang={localeOf(code) ?? code}
            lang={localeOf(code) ?? code}
            aria-current={localeOf(code) === locale ? 'true' : undefined}
          >
            <Flag country={localeNames[code].flag} size={20} />
            {localeNames[code].nameInLocale}
          </a>
        </li>
      ))}
    </ul>
  );
}

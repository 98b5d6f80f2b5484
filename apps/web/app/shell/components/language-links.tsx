import { localeNames } from '@cosmodrome/rules/content/locale-names';
import { localeOf } from '@cosmodrome/rules/content/locales';
import { Flag } from '@cosmodrome/ui/flag';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { api } from '../../platform/api/browser.ts';
import { prefixedPath } from '../../platform/i18n/locales.ts';
import { rememberLanguage } from '../../platform/i18n/remember-language.ts';
import { useSession } from '../../platform/session/session.ts';
import { isPlainPress } from '../../platform/routing/plain-press.ts';
import { useSite } from '../../platform/site.ts';

/** The current page in every language that this host lists, each by its own name. A new language is a new document. */
export function LanguageLinks() {
  const { locale, languages } = useSite();
  const { pathname, search } = useLocation();
  const player = useSession() === 'player';
  /** A player's letters come in the language of the site from then on; the new document waits for that word. */
  const choose = (prefix: string, event: MouseEvent<HTMLAnchorElement>): void => {
    const { href, hreflang } = event.currentTarget;
    rememberLanguage(prefix);
    if (!player || !isPlainPress(event)) return;
    event.preventDefault();
    const go = (): void => location.assign(href);
    api('profile.updateLocale', { body: { locale: hreflang } }).then(go, go);
  };
  return (
    <ul className="language-list">
      {languages.map((code) => (
        <li key={code}>
          <a
            className="language-option text-body font-strong"
            href={prefixedPath(code, pathname) + search}
            hrefLang={localeOf(code) ?? code}
            lang={localeOf(code) ?? code}
            onClick={(event) => choose(code, event)}
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

import { STAND_IN } from '@cosmodrome/rules/content/locales';
import { useLocation, useMatches } from 'react-router';
import { useTranslations } from 'use-intl';
import { canonicalPath, DEFAULT_LOCALE } from './i18n/locales.ts';
import { specOf } from './routing/match.ts';
import { isListed } from './routing/path-spec.ts';
import { useSite } from './site.ts';

export interface PageHeadProps {
  title: string;
  description?: string | undefined;
  /** Path that search engines shall know, without language; the current one unless given. */
  canonical?: string | undefined;
  /** False for what no search engine should list, although its address may be (`isListed`): an empty list. */
  listed?: boolean;
}

/** Title, description, canonical address and the other languages of a page. React moves them into the head. */
export function PageHead({ title, description, canonical, listed = true }: PageHeadProps) {
  const { locale, languages, site } = useSite();
  const { pathname } = useLocation();
  const brand = useTranslations('shell')('brand');
  const path = canonical ?? pathname;
  // Search engines learn of no language that this host hides.
  const known = languages.filter((each) => each !== STAND_IN);
  const own = known.includes(locale) ? locale : DEFAULT_LOCALE;
  const spec = specOf(useMatches().at(-1)?.id ?? '');
  return (
    <>
      <title>{title.includes(brand) ? title : `${title} | ${brand}`}</title>
      {description && <meta name="description" content={description} />}
      {listed && (!spec || isListed(spec)) ? (
        <>
          <link rel="canonical" href={site + canonicalPath(own, path)} />
          {known.map((each) => (
            <link key={each} rel="alternate" hrefLang={each} href={site + canonicalPath(each, path)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={site + path} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

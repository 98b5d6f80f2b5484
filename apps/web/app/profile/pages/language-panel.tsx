import type { Player } from '@cosmodrome/contract/http/profile';
import { localeNames } from '@cosmodrome/rules/content/locale-names';
import { type Locale, localeOf, locales } from '@cosmodrome/rules/content/locales';
import { Flag } from '@cosmodrome/ui/flag';
import { Panel } from '@cosmodrome/ui/panel';
import { SelectField } from '@cosmodrome/ui/select-field';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { failureOf } from '../../platform/forms/failure.ts';
import { prefixedPath } from '../../platform/i18n/locales.ts';
import { rememberLanguage } from '../../platform/i18n/remember-language.ts';
import { apiOf } from '../../platform/queries/query.ts';
import { useSite } from '../../platform/site.ts';
import { toast } from '../../platform/toasts/toasts.ts';
import { playerQuery } from '../../platform/session/player.ts';

/** The language of letters and of the site. A new one is kept first, then the page comes again in it. */
export function LanguagePanel({ player }: { player: Player }) {
  const t = useTranslations('profile.language');
  const { languages, locale } = useSite();
  const { pathname } = useLocation();
  const client = useQueryClient();
  const heading = useId();
  const [chosen, choose] = useState<Locale>();
  const kept = locales.find((code) => code === player.language) ?? locale;
  const current = chosen ?? kept;
  // Hosts list a language by the prefix of its address, which for one of them is not its code.
  const prefixes = new Map<Locale, string>();
  for (const prefix of [...languages, kept]) {
    const code = localeOf(prefix);
    if (code && !prefixes.has(code)) prefixes.set(code, prefix);
  }
  const change = (code: Locale): void => {
    choose(code);
    apiOf(client)('profile.updateLocale', { body: { locale: code } }).then(
      (saved) => {
        client.setQueryData(playerQuery().queryKey, saved);
        rememberLanguage(code);
        if (code === locale) choose(undefined);
        else location.assign(prefixedPath(prefixes.get(code) ?? code, pathname));
      },
      (error: unknown) => {
        choose(undefined);
        const detail = failureOf(error).base;
        toast({ tone: 'danger', title: t('failed'), ...(detail === undefined ? {} : { detail }) });
      },
    );
  };
  return (
    <Panel aria-labelledby={heading}>
      <h2 id={heading} className="text-subheading">
        {t('title')}
      </h2>
      <p className="mt-1 text-body text-low">{t('text')}</p>
      <div className="profile-fields mt-5">
        <SelectField
          label={t('label')}
          size="large"
          value={current}
          disabled={chosen !== undefined}
          mark={<Flag country={localeNames[current].flag} size={20} />}
          onChange={(event) => change(event.currentTarget.value as Locale)}
        >
          {[...prefixes.keys()].map((code) => (
            <option key={code} value={code} lang={code}>
              {localeNames[code].nameInLocale}
            </option>
          ))}
        </SelectField>
      </div>
    </Panel>
  );
}

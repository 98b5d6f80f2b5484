import { localeNames } from '@cosmodrome/rules/content/locale-names';
import { Flag } from '@cosmodrome/ui/flag';
import { Popover } from '@cosmodrome/ui/popover';
import { useTranslations } from 'use-intl';
import { useSite } from '../../platform/site.ts';
import { LanguageLinks } from '../components/language-links.tsx';

/** Language select of a guest: the flag in the header, the languages below it. */
export default function LanguageMenu() {
  const t = useTranslations('shell.language');
  const { locale } = useSite();
  return (
    <Popover
      label={t('label')}
      triggerLabel={t('label')}
      triggerClassName="ui-icon-button is-bare is-base"
      trigger={<Flag country={localeNames[locale].flag} size={22} />}
    >
      <LanguageLinks />
    </Popover>
  );
}

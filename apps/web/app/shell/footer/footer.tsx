import { minimumAge, takesCoins } from '@cosmodrome/rules/profile/licence';
import { localeNames } from '@cosmodrome/rules/content/locale-names';
import { FooterColumn, FooterLink } from '@cosmodrome/ui/footer-column';
import { Coin } from '@cosmodrome/ui/coin';
import { Flag } from '@cosmodrome/ui/flag';
import { Icon } from '@cosmodrome/ui/icon';
import { PaymentMark } from '@cosmodrome/ui/payment-mark';
import { Popover } from '@cosmodrome/ui/popover';
import { useQuery } from '@tanstack/react-query';
import { useMatches } from 'react-router';
import { useTranslations } from 'use-intl';
import { pagesQuery } from '../../content/index.ts';
import { SimulatedNote } from '../../platform/simulated-note.tsx';
import { useSite } from '../../platform/site.ts';
import { LanguageLinks } from '../components/language-links.tsx';
import { LocalTime } from '../components/local-time.tsx';
import { Logo } from '../header/logo.tsx';
import { useMenu } from '../menu.ts';
import { Contact } from './contact.tsx';
import { Copyright } from './copyright.tsx';
import { Partners, Trust } from './trust.tsx';

const coins = ['btc', 'eth', 'usdt'];
const marks = ['card', 'wallet', 'bank', 'voucher', 'crypto'] as const;
/** Where everything is, how to reach us and to pay, the language, the licence, and that gambling can harm. */
export default function Footer() {
  const t = useTranslations('shell.footer');
  const { locale, licence } = useSite();
  // The lobby has a row of the studios just above.
  const inLobby = useMatches().some(({ id }) => id === '/' || id === 'below');
  const menu = useMenu();
  const { data: pages = [] } = useQuery(pagesQuery(locale));
  const age = minimumAge(licence);
  const language = localeNames[locale];
  const column = (category: string) => pages.filter(({ categories }) => categories.includes(category));
  const games = menu.filter(({ href }) => href !== '/' && !pages.some(({ path }) => path === href));
  const columns = [
    { heading: t('play'), links: games.map(({ href, label }) => ({ path: href, title: label })) },
    { heading: t('info'), links: column('bottom-menu') },
    {
      heading: t('help'),
      links: [
        ...column('bottom-menu-help'),
        { path: '/profile/limits', title: t('limits') },
        { path: '/self-assessment', title: t('assessment') },
      ],
    },
  ];
  return (
    <footer className="footer">
      <div className="content">
        <div className="footer-columns">
          <div className="grid content-start justify-items-start gap-3">
            <Logo />
            <p className="max-w-[240px] text-body text-mid">{t('about')}</p>
            <Contact />
          </div>
          {columns
            .filter(({ links }) => links.length > 0)
            .map(({ heading, links }) => (
              <FooterColumn key={heading} heading={heading}>
                {links.map(({ path, title }) => (
                  <FooterLink key={path} href={path}>
                    {title}
                  </FooterLink>
                ))}
              </FooterColumn>
            ))}
          <div className="grid content-start gap-4">
            <h2 className="text-subheading">{t('language')}</h2>
            <Popover
              label={t('language')}
              align="start"
              triggerClassName="ui-button is-quiet is-base is-wide"
              trigger={
                <>
                  <Flag country={language.flag} />
                  {language.nameInLocale}
                  <Icon name="chevron-down" size={16} className="ms-auto" />
                </>
              }
            >
              <LanguageLinks />
            </Popover>
            <p className="flex items-center gap-3 text-meta text-low">
              <span className="age-mark text-label font-heavy">{t('age', { age })}</span>
              {t('harm')}
            </p>
          </div>
        </div>
        {!inLobby && <Partners />}
        <div className="mt-11 flex flex-wrap items-center gap-4">
          <ul className="flex flex-wrap items-center gap-3" aria-label={t('payments')}>
            {takesCoins(licence) &&
              coins.map((coin) => (
                <li key={coin} aria-label={coin.toUpperCase()}>
                  <Coin currency={coin} />
                </li>
              ))}
            {marks
              .filter((mark) => mark !== 'crypto' || takesCoins(licence))
              .map((mark) => (
                <li key={mark} aria-label={t(`marks.${mark}`)}>
                  <PaymentMark name={mark} width={34} />
                </li>
              ))}
          </ul>
          <Trust />
          <div className="ms-auto text-end">
            <LocalTime />
          </div>
        </div>
        <div className="mt-4 flex items-start gap-4 text-meta text-low">
          <span className="licence-mark text-label font-heavy" role="img" aria-label={t('licenceMark', { licence })}>
            <Icon name="badge-check" size={18} />
            {licence}
          </span>
          <div className="max-w-[720px]">
            <p>{t('licence', { licence, age })}</p>
            <SimulatedNote />
            <Copyright licence={licence} />
          </div>
        </div>
      </div>
    </footer>
  );
}

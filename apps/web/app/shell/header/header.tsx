import { Button } from '@cosmodrome/ui/button';
import { IconButton } from '@cosmodrome/ui/icon-button';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { later } from '../../platform/device/later.ts';
import { useSession } from '../../platform/session/session.ts';
import { Logo } from './logo.tsx';
import { TopNav } from './top-nav.tsx';
import { part } from '../../platform/device/part.ts';

const LanguageMenu = later(() => import('./language-menu.tsx'));
const languages = (
  <Suspense>
    <LanguageMenu />
  </Suspense>
);
const PromoBanner = later(() => import('./promo-banner.tsx'));
const promo = (
  <Suspense>
    <PromoBanner />
  </Suspense>
);

const SessionPlace = later(() => import('./session-place.tsx'));
const sessionPlace = (
  <Suspense>
    <SessionPlace />
  </Suspense>
);

/** Only players have one. */
const WalletMenu = part(() => import('./wallet-menu.tsx'));

/** Where balance and initials will stand. */
const places = (
  <>
    <span className="gift-place" />
    <div className="wallet-place" />
    <span className="ui-avatar is-base only-wide" />
  </>
);
// The same element for every drawing: what the server wrote stays until its script is there.
const wallet = (
  <Suspense fallback={places}>
    <WalletMenu />
  </Suspense>
);

/** Logo, navigation, and at the end the wallet of a player or the ways in for a guest. */
export function Header({ game }: { game: boolean }) {
  const t = useTranslations('shell');
  const session = useSession();
  const header = (
    <header className={game ? 'header only-wide-block' : 'header'}>
      {session !== 'guest' && sessionPlace}
      <div className="content header-row">
        <Logo />
        <TopNav />
        <div className="header-end">
          <IconButton icon="search" label={t('search')} href="/search" />
          {session === 'guest' ? (
            <>
              {languages}
              <Button href="/sign-in" size="base">
                {t('signIn')}
              </Button>
              <Button href="/sign-up" look="armed" className="only-wide">
                {t('join')}
              </Button>
            </>
          ) : (
            wallet
          )}
        </div>
      </div>
    </header>
  );
  // The notice scrolls away: only the header itself stays in view.
  return (
    <>
      {session === 'guest' && promo}
      {header}
    </>
  );
}

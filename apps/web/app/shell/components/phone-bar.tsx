import { BottomBar, BottomBarItem } from '@cosmodrome/ui/bottom-bar';
import { Button } from '@cosmodrome/ui/button';
import { Icon } from '@cosmodrome/ui/icon';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSession } from '../../platform/session/session.ts';
import { isCurrent, SIDEBAR, useSecondSection } from '../menu.ts';

/** The bar of five on a phone (spec 2.6): money or the way in, lobby, pokies, one more section, menu. */
export function PhoneBar() {
  const t = useTranslations('shell');
  const session = useSession();
  const { pathname } = useLocation();
  const second = useSecondSection();
  return (
    <BottomBar label={t('nav.label')}>
      {session === 'guest' ? (
        <Button href="/sign-up" look="ignited">
          {t('join')}
        </Button>
      ) : (
        <Button href="/deposit" look="armed">
          {t('wallet.deposit')}
        </Button>
      )}
      <BottomBarItem icon="house" href="/" current={isCurrent('/', pathname)}>
        {t('nav.lobby')}
      </BottomBarItem>
      <BottomBarItem icon="cherry" href="/pokies/all" current={isCurrent('/pokies/all', pathname)}>
        {t('nav.pokiesShort')}
      </BottomBarItem>
      <BottomBarItem icon={second.icon} href={second.href} current={isCurrent(second.href, pathname)}>
        {second.label}
      </BottomBarItem>
      <button type="button" className="ui-bottom-item" popoverTarget={SIDEBAR}>
        <Icon name="menu" size={22} />
        <span>{t('nav.menu')}</span>
      </button>
    </BottomBar>
  );
}

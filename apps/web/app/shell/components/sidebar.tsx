import { afterPaint } from '@cosmodrome/ui/after-paint';
import { Button } from '@cosmodrome/ui/button';
import { IconButton } from '@cosmodrome/ui/icon-button';
import { useRootMark } from '@cosmodrome/ui/root-marks';
import { SideNav, SideNavItem } from '@cosmodrome/ui/side-nav';
import { inWindow, useDomEvent } from '@cosmodrome/ui/use-dom-event';
import { type KeyboardEvent, type MouseEvent, type TouchEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { IdleNotice } from '../../identity/index.ts';
import { activeAccount, useAccounts } from '../../money/index.ts';
import { Amount } from '../../platform/i18n/money.tsx';
import { tellReferral } from '../../platform/referral.ts';
import { usePlayer } from '../../platform/session/player.ts';
import { signOut, useSession } from '../../platform/session/session.ts';
import { isCurrent, SIDEBAR, useMenu } from '../menu.ts';
import { ManagerInMenu, SupportWidget } from '../../vip/index.ts';
import { LanguageLinks } from './language-links.tsx';
import { LocalTime } from './local-time.tsx';

/** Pixels of a swipe to the right that close it. */
const SWIPE = 60;

/** The menu of a phone: balance, sections, profile, language, local time. A swipe or a tap beside it closes it. */
export default function Sidebar() {
  const t = useTranslations('shell');
  const sheet = useRef<HTMLDivElement>(null);
  const from = useRef<number | null>(null);
  const isVip = usePlayer()?.vip === true;
  const [isOpen, setOpen] = useState(false);
  useRootMark('has-sidebar', isOpen);
  // Going back in the history closes the menu. Another page alone does not: it may have been asked for before the menu
  // was opened, and arrive while it is being read.
  useDomEvent(inWindow, 'popstate', () => sheet.current?.hidePopover());

  // Of all that comes after the page this is on every one of them.
  useEffect(tellReferral, []);

  const start = (event: TouchEvent): void => {
    from.current = event.touches[0]?.clientX ?? null;
  };
  const move = (event: TouchEvent): void => {
    const x = event.touches[0]?.clientX;
    if (x === undefined || from.current === null || x - from.current < SWIPE) return;
    from.current = null;
    sheet.current?.hidePopover();
  };
  const follow = (): void => {
    const element = sheet.current;
    const shown = element?.matches(':popover-open') === true;
    setOpen(shown);
    // Not the first control, as in a dialog: a ring on it would look like a choice.
    if (shown && !element.contains(document.activeElement)) element.focus();
  };
  // It may have been opened before its script came.
  useEffect(follow, []);
  // The press is answered by the browser's own paint of the sheet; what the page does about it waits for that.
  const toggled = (): void => afterPaint(follow);
  // The focus goes round inside: the page behind cannot be pressed while it is open.
  const keep = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Tab') return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button')];
    const [first, last] = [stops[0], stops.at(-1)];
    const ends = event.shiftKey ? [first, event.currentTarget] : [last];
    if (!ends.includes(document.activeElement as HTMLElement)) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  };
  const press = (event: MouseEvent<HTMLElement>): void => {
    if ((event.target as Element).closest('a, button')) sheet.current?.hidePopover();
  };

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Swipes, the circle of the focus and the presses of the links inside. */}
      <div
        ref={sheet}
        id={SIDEBAR}
        popover="auto"
        role="dialog"
        aria-label={t('nav.menu')}
        tabIndex={-1}
        className="sheet-nav"
        onToggle={toggled}
        onKeyDown={keep}
        onTouchStart={start}
        onTouchMove={move}
        onClick={press}
      >
        <div className="sheet-nav-content">
          <div className="flex items-center justify-between">
            <LocalTime />
            <IconButton icon="x" label={t('close')} popoverTarget={SIDEBAR} popoverTargetAction="hide" />
          </div>
          <Account />
          <Sections />
          {isVip && (
            <Suspense>
              <ManagerInMenu />
            </Suspense>
          )}
          <h2 className="mt-6 mb-2 text-meta text-low">{t('language.label')}</h2>
          <LanguageLinks />
        </div>
      </div>
      <IdleNotice />
      {isVip && (
        <Suspense>
          <SupportWidget />
        </Suspense>
      )}
    </>
  );
}

function Account() {
  const t = useTranslations('shell');
  const session = useSession();
  const account = activeAccount(useAccounts());
  if (session === 'guest') {
    return (
      <div className="my-4 grid grid-cols-2 gap-2">
        <Button href="/sign-up" look="armed">
          {t('join')}
        </Button>
        <Button href="/sign-in">{t('signIn')}</Button>
      </div>
    );
  }
  return (
    <div className="my-4 grid gap-3">
      <p className="text-meta text-low">{t('wallet.label')}</p>
      {/* It comes with the script: without its place kept, what is being pressed below it would move away. */}
      <p className={account ? undefined : 'invisible'}>
        <Amount cents={account?.amount_cents ?? 0} currency={account?.currency ?? 'EUR'} size="title" fit />
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button href="/deposit" look="armed">
          {t('wallet.deposit')}
        </Button>
        <Button href="/profile">{t('profileShort')}</Button>
      </div>
      <Button look="bare" size="small" icon="log-out" onClick={() => void signOut()}>
        {t('signOut')}
      </Button>
    </div>
  );
}

function Sections() {
  const t = useTranslations('shell');
  const entries = useMenu();
  const session = useSession();
  const { pathname } = useLocation();
  return (
    <SideNav label={t('nav.label')}>
      {entries.map(({ href, label, icon }) => (
        <SideNavItem key={href} href={href} icon={icon} current={isCurrent(href, pathname)}>
          {label}
        </SideNavItem>
      ))}
      {session !== 'guest' && (
        <SideNavItem href="/favorite-games" icon="heart" current={isCurrent('/favorite-games', pathname)}>
          {t('nav.favorites')}
        </SideNavItem>
      )}
    </SideNav>
  );
}

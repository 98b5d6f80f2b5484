import { displayName } from '@cosmodrome/rules/profile/display-name';
import { Avatar } from '@cosmodrome/ui/avatar';
import { Button } from '@cosmodrome/ui/button';
import { SideNav, SideNavItem } from '@cosmodrome/ui/side-nav';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormat } from '../../platform/i18n/format.ts';
import { specOf } from '../../platform/routing/match.ts';
import { signOut, useSession } from '../../platform/session/session.ts';
import { SignedOut } from '../../platform/session/signed-out.tsx';
import { usePlayer } from '../../platform/session/player.ts';
import { missingFields } from './missing.ts';

export interface ProfileFrameProps {
  /** Path of the entry that is open. */
  current: string;
  title: string;
  /** One sentence under the title. */
  text?: ReactNode;
  /** Beside the content on a wide screen, below it on a phone. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The pages of the profile: who it is and the ways to go, then the content. Needs the messages `profile`. */
export function ProfileFrame({ current, title, text, aside, children }: ProfileFrameProps) {
  if (useSession() === 'guest') {
    return (
      <div className="content grid gap-6 pt-5">
        <h1 className="text-headline">{title}</h1>
        <SignedOut />
      </div>
    );
  }
  return (
    <div className={aside ? 'content profile has-aside' : 'content profile'}>
      <div className="profile-side">
        <Who />
        <Ways current={current} />
      </div>
      <div className="profile-main">
        <h1 className="text-headline">{title}</h1>
        {text && <p className="mt-2 max-w-[40rem] text-lead text-mid">{text}</p>}
        <div className="mt-6 grid gap-4">{children}</div>
      </div>
      {aside && <aside className="profile-aside">{aside}</aside>}
    </div>
  );
}

function Who() {
  const t = useTranslations('profile');
  const format = useFormat();
  const player = usePlayer();
  const name = player && displayName(player);
  return (
    <div className="flex min-h-[52px] items-center gap-3">
      <Avatar initials={name?.slice(0, 2).toUpperCase() ?? ''} size="large" />
      <div className="grid min-w-0 flex-1 gap-1">
        {player ? (
          <>
            <p className="profile-name text-subheading text-high">{name}</p>
            <p className="text-meta text-low">
              {t('since', { date: format.dateTime(new Date(player.created_at), { month: 'long', year: 'numeric' }) })}
            </p>
          </>
        ) : (
          <>
            <TextSkeleton width="120px" />
            <TextSkeleton width="80px" height={10} />
          </>
        )}
      </div>
    </div>
  );
}

function Ways({ current }: { current: string }) {
  const t = useTranslations('profile');
  const navigate = useNavigate();
  const player = usePlayer();
  const missing = player ? missingFields(player).length : 0;
  const list = useRef<HTMLUListElement>(null);
  // On a phone the ways are one line: where one is stands in view, however far along it is.
  useEffect(() => {
    const line = list.current;
    const here = line?.querySelector<HTMLElement>('[aria-current]');
    if (line && here) line.scrollLeft = here.offsetLeft - (line.clientWidth - here.offsetWidth) / 2;
  }, [current, missing, player?.verified]);
  const leave = (): void => void signOut(() => void navigate('/', { flushSync: true }));
  return (
    <SideNav label={t('label')} folds ref={list}>
      <SideNavItem
        href="/profile"
        icon="user"
        current={current === '/profile'}
        note={missing > 0 ? t('missing', { count: missing }) : undefined}
        noteTone="warn"
      >
        {t('details')}
      </SideNavItem>
      <SideNavItem href="/profile/level" icon="trophy" current={current === '/profile/level'}>
        {t('levels')}
      </SideNavItem>
      <SideNavItem href="/profile/wallets" icon="coins" current={current === '/profile/wallets'}>
        {t('wallets')}
      </SideNavItem>
      <SideNavItem href="/profile/gifts" icon="gift" current={current === '/profile/gifts'}>
        {t('gifts')}
      </SideNavItem>
      <SideNavItem href="/profile/promocode" icon="ticket" current={current === '/profile/promocode'}>
        {t('codes')}
      </SideNavItem>
      <SideNavItem
        href="/profile/verification"
        icon="id-card"
        current={current === '/profile/verification'}
        note={player?.verified ? t('verified') : undefined}
        noteTone="info"
      >
        {t('verification')}
      </SideNavItem>
      <SideNavItem href="/profile/limits" icon="scale" current={current === '/profile/limits'}>
        {t('limits')}
      </SideNavItem>
      <SideNavItem href="/profile/security" icon="shield-check" current={current === '/profile/security'}>
        {t('security')}
      </SideNavItem>
      {specOf('/profile/games-history') && (
        <SideNavItem href="/profile/games-history" icon="history" current={current === '/profile/games-history'}>
          {t('history')}
        </SideNavItem>
      )}
      <SideNavItem href="/dashboard" icon="wallet">
        {t('payments')}
      </SideNavItem>
      <SideNavItem href="/favorite-games" icon="heart">
        {t('favorites')}
      </SideNavItem>
      <Button look="bare" icon="log-out" className="profile-leave" onClick={leave}>
        {t('signOut')}
      </Button>
    </SideNav>
  );
}

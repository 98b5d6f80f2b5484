import { NOTICE_DELAY } from '@cosmodrome/rules/content/notices';
import { mayHaveBookmarksAt } from '@cosmodrome/rules/promotions/quiet-pages';
import { Button } from '@cosmodrome/ui/button';
import { inDocument, useDomEvent } from '@cosmodrome/ui/use-dom-event';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useTranslations } from 'use-intl';
import { inMaintenance } from '../platform/api/browser.ts';
import { whenIdle } from '../platform/device/idle.ts';
import { later, useWritten } from '../platform/device/later.ts';
import { closeQuestion } from '../platform/overlays/close-guard.ts';
import { OverlayHost } from '../platform/overlays/host.tsx';
import { useQuietUpdates } from '../platform/routing/quiet-updates.ts';
import { specOf } from '../platform/routing/match.ts';
import { sessionLost, startSession, useSession } from '../platform/session/session.ts';
import { useSignal } from '../platform/signal.ts';
import { useSite } from '../platform/site.ts';
import { openToasts } from '../platform/toasts/toasts.ts';
import { SessionLost, WelcomePlace } from '../identity/index.ts';
import { PhoneBar } from './components/phone-bar.tsx';
import { Maintenance } from './components/maintenance.tsx';
import { Offline } from './components/offline.tsx';
import { Header } from './header/header.tsx';
import { usePageMarks } from './page-marks.ts';
import { followLater } from '../platform/device/follow-later.ts';
import { fetched, part } from '../platform/device/part.ts';

/** The frame around every page. A game page keeps the header and drops the rest. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  const spec = specOf(useMatches().at(-1)?.id ?? '');
  const game = spec?.kind === 'page' && spec.frame === 'game';
  usePageMarks({ spec, licence: useSite().licence, isGuest: useSession() === 'guest' });
  useWritten();
  useQuietUpdates();
  useEffect(() => void startSession(), []);
  useLiveData();
  useAwayTitle(t('away'));
  return (
    <>
      <Button className="skip-link" href="#main">
        {t('skip')}
      </Button>
      <noscript>
        <p className="browser-notice">{t('browser.script')}</p>
      </noscript>
      <p className="browser-notice is-old">{t('browser.old')}</p>
      <Offline />
      {/* Before the page, as its place in the order of keys: a list of games is long. */}
      {!game && <PhoneBar />}
      {!game && <FirstNotice />}
      {spec?.kind === 'page' && !game && <BookmarksPlace />}
      <div className={game ? 'game-frame' : 'page-frame'}>
        <Header game={game} />
        <main id="main" tabIndex={-1}>
          <Closed>
            {/* Not above what it leads to. */}
            {!game && spec?.guard !== 'player' && <WelcomePlace />}
            {children}
          </Closed>
        </main>
        {!game && footer}
      </div>
      {sidebar}
      <OverlayHost />
      <Hash />
      <Question />
      <Messages />
      <Lost />
      <Told />
    </>
  );
}

const Footer = later(() => import('./footer/footer.tsx'));
const Sidebar = later(() => import('./components/sidebar.tsx'));
// The same elements for every drawing: a boundary that is still as the server wrote it is then left alone.
const footer = (
  <Suspense>
    <Footer />
  </Suspense>
);
const sidebar = (
  <Suspense>
    <Sidebar />
  </Suspense>
);
const CloseQuestion = part(() => import('./components/close-question.tsx'));
const HashOverlays = part(() => import('../platform/overlays/hash.ts'));
const Notice = part(() => import('./notices/notice.tsx'));
const PlayerNotices = part(() => import('./notices/player-notices.tsx'));
const GuestBookmarks = part(() => import('./components/guest-bookmarks.tsx'));
const PlayerBookmarks = part(() => import('./components/player-bookmarks.tsx'));
const Toasts = part(() => import('./components/toasts.tsx'));
const noToasts: never[] = [];

function Question() {
  return useSignal(closeQuestion, null) ? (
    <Suspense>
      <CloseQuestion />
    </Suspense>
  ) : null;
}

/** The page, or that the origin is closed. */
function Closed({ children }: { children: ReactNode }) {
  return useSignal(inMaintenance, false) ? <Maintenance /> : children;
}

/** An address with a `#` may open an overlay. */
function Hash() {
  const [used, use] = useState(false);
  const { hash } = useLocation();
  // Afterwards: the document knows no hash, and what it drew has to stay.
  useEffect(() => {
    if (hash !== '') use(true);
  }, [hash]);
  return used ? (
    <Suspense>
      <HashOverlays />
    </Suspense>
  ) : null;
}

/** What a visitor has to be told, once the page has had its moment. Never over a game: its controls come first. */
function FirstNotice() {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setDue, NOTICE_DELAY, true);
    return () => clearTimeout(timer);
  }, []);
  return due ? (
    <Suspense>
      <Notice />
    </Suspense>
  ) : null;
}

/** They come when the page is quiet: nobody waits for them. None over one's own account, where nothing is loaded for them. */
function BookmarksPlace() {
  const [quiet, beQuiet] = useState(false);
  const session = useSession();
  const { pathname } = useLocation();
  useEffect(() => whenIdle(() => beQuiet(true)), []);
  if (!quiet || session === 'unknown' || !mayHaveBookmarksAt(pathname)) return null;
  return <Suspense>{session === 'player' ? <PlayerBookmarks /> : <GuestBookmarks />}</Suspense>;
}

function Messages() {
  const [used, use] = useState(false);
  const some = useSignal(openToasts, noToasts).length > 0;
  if (some && !used) use(true);
  return used ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}

/** Wallets and groups follow the real-time channel; its code comes when the page is quiet. */
function useLiveData(): void {
  const client = useQueryClient();
  const player = useSession() === 'player';
  useEffect(() => {
    if (!player) return undefined;
    let stop = (): void => undefined;
    const rest = whenIdle(() => {
      stop = followLater(async () => {
        const { follow } = await fetched(() => import('./live-data.ts'));
        return () => follow(client);
      });
    });
    return () => {
      rest();
      stop();
    };
  }, [player, client]);
}

/** A page that is left for another tab says so in its title; the code comes with the first time. */
function useAwayTitle(words: string): void {
  const client = useQueryClient();
  useDomEvent(inDocument, 'visibilitychange', () => {
    if (document.hidden)
      void fetched(() => import('./away-title.ts')).then((away) => away.sayStillThere(client, words));
  });
}

function Told() {
  return useSession() === 'player' ? (
    <Suspense>
      <PlayerNotices />
    </Suspense>
  ) : null;
}

/** The origin ended the session: why, and the way back in (spec 8). */
function Lost() {
  return useSignal(sessionLost, false) ? (
    <Suspense>
      <SessionLost />
    </Suspense>
  ) : null;
}

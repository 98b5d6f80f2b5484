import { OfflineBar } from '@cosmodrome/ui/offline-bar';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { reachable } from '../../platform/api/browser.ts';
import { isHeld } from '../../platform/device/line.ts';
import { useSignal } from '../../platform/signal.ts';

const follow = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Says that the line is gone; the page stays, and calls are tried again by themselves. */
export function Offline() {
  const t = useTranslations('shell.offline');
  const online = useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
  const reached = useSignal(reachable, true);
  const held = useSignal(isHeld, false);
  if (online && reached) return null;
  return <OfflineBar next={t(held ? 'held' : 'next')}>{online ? t('unreachable') : t('title')}</OfflineBar>;
}

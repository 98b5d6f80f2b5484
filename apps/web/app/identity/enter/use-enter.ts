import type { Player } from '@cosmodrome/contract/http/profile';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { keepPromocodeOf, promocodeWaits } from '../../bonuses/index.ts';
import { useFormat } from '../../platform/i18n/format.ts';
import { useOverlays } from '../../platform/overlays/navigation.ts';
import { redirectTarget } from '../../platform/routing/guard.ts';
import { signedIn } from '../../platform/session/session.ts';
import { toast } from '../../platform/toasts/toasts.ts';

/**
 * What happens once somebody is signed in: the page becomes theirs, then it goes where they wanted to go, or shows again
 * what lay below the form.
 */
export function useEnter(search: URLSearchParams, done: () => void): (player: Player) => void {
  const { open, leaveTo } = useOverlays();
  const t = useTranslations('identity.signIn');
  const format = useFormat();
  // Whoever was on the way to a deposit with a code, and signs in another way in the end, has it then.
  useEffect(() => keepPromocodeOf(redirectTarget(search)), [search]);
  return (player) => {
    signedIn(player);
    if (player.last_sign_in_at !== null) {
      const at = format.dateTime(new Date(player.last_sign_in_at), { dateStyle: 'medium', timeStyle: 'short' });
      toast({
        tone: 'info',
        title: t('last', { at }),
        action: { label: t('notYou'), run: () => leaveTo('/profile/security') },
        key: 'last-sign-in',
      });
    }
    const wanted = search.has('redirect') ? redirectTarget(search) : null;
    const target = promocodeWaits() && !wanted?.includes('deposit') ? '/deposit' : wanted;
    if (target === null) return done();
    if (!open(target, { replaceTop: true })) leaveTo(target);
  };
}

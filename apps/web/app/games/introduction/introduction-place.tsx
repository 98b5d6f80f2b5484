import { dueIntroduction, type Introduction as Due } from '@cosmodrome/rules/games/introductions';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { playerQuery, usePlayer } from '../../platform/session/player.ts';
import { useProtection } from '../../limits/index.ts';
import { lazyWithTexts } from '../../platform/i18n/lazy-texts.ts';
import { openOverlays } from '../../platform/overlays/stack.ts';
import { apiOf } from '../../platform/queries/query.ts';
import { logError } from '../../platform/telemetry.ts';

const Introduction = /* @__PURE__ */ lazyWithTexts(['lists'], () => import('./introduction.tsx'));

/**
 * Introduces the player to a studio, once (spec 6): in the lobby and under no other dialog, so that nobody is stopped on
 * the way to something, and one in a visit. Never to who is to be shown no offers (player protection R32).
 */
export default function IntroductionPlace() {
  const client = useQueryClient();
  const player = usePlayer();
  const offers = useProtection()?.suppression === null;
  const { pathname, state } = useLocation();
  const quiet = pathname === '/' && openOverlays(pathname, state).length === 0;
  const [told, tell] = useState<Due>();
  const [open, setOpen] = useState(false);
  if (open && !quiet) setOpen(false);
  useEffect(() => {
    // New terms, or what else is asked, come first; the answer changes the player, and this looks again.
    if (!player || !offers || !quiet || told || document.querySelector('dialog[open]')) return;
    const due = dueIntroduction(player.statuses.map(({ id }) => id));
    tell(due);
    setOpen(due !== undefined);
  }, [player, offers, quiet, told]);
  // From its first moment on: who closes the page instead of the dialog has seen it, too.
  useEffect(() => {
    if (!told) return;
    apiOf(client)('profile.addGroups', { body: { groups: { add: [told.shown] } } }).then(
      (after) => client.setQueryData(playerQuery().queryKey, after),
      (error: unknown) => logError('LOAD_PLAYER_GROUPS_ERROR', error),
    );
  }, [client, told]);
  return told && open ? (
    <Suspense>
      <Introduction studio={told.studio} close={() => setOpen(false)} />
    </Suspense>
  ) : null;
}

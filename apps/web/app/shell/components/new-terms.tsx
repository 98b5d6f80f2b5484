import { Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useMatches } from 'react-router';
import { TermsDialog } from '../../profile/index.ts';
import { usePlayer } from '../../platform/session/player.ts';

/**
 * Asks a player who has not accepted the terms as they are now, everywhere but where they can be read. It is placed at
 * the body: where it is drawn may be hidden.
 */
export function NewTerms() {
  const missed = usePlayer()?.auth_fields_missed ?? [];
  const reading = useMatches().at(-1)?.id === '/:page';
  if (missed.length === 0 || reading) return null;
  return createPortal(
    <Suspense>
      <TermsDialog />
    </Suspense>,
    document.body,
  );
}

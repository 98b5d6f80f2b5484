import { Suspense } from 'react';
import { SessionLeft } from '../../limits/index.ts';
import { useSession } from '../../platform/session/session.ts';
import { useSite } from '../../platform/site.ts';

/** Where the licence counts every session down: its place is in the document, before the player is known. */
export default function SessionPlace() {
  const session = useSession();
  const { licence } = useSite();
  if (licence !== 'EE' || session === 'guest') return null;
  return (
    <div className="session-place">
      {session === 'player' && (
        <Suspense>
          <SessionLeft />
        </Suspense>
      )}
    </div>
  );
}

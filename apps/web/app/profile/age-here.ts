import { ageAsked, ageStanding } from '@cosmodrome/rules/profile/age';
import { serverNow } from '../platform/api/server-time.ts';
import { useSite } from '../platform/site.ts';
import { usePlayer } from '../platform/session/player.ts';

/** Whether the player is old enough for this host, whose licence may ask for more years than their own. */
export function useAgeHere(): ReturnType<typeof ageStanding> | undefined {
  const player = usePlayer();
  const { licence } = useSite();
  if (!player) return undefined;
  const own = player.license_name;
  return ageStanding(player.date_of_birth, { own, asked: ageAsked(own, licence), now: new Date(serverNow()) });
}

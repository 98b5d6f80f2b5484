import type { Player } from '@cosmodrome/contract/http/profile';
import { emptyFields, fieldContexts } from '@cosmodrome/rules/profile/profile-fields';

/** Fields a payout asks for that the player has not given yet, in the order they are asked. */
export function missingFields(player: Player): string[] {
  const values: Readonly<Record<string, unknown>> = player;
  return emptyFields(fieldContexts['cashout'] ?? [], values);
}

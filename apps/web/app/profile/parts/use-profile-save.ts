import type { Player } from '@cosmodrome/contract/http/profile';
import { useQueryClient } from '@tanstack/react-query';
import { useAttempt } from '../../platform/forms/attempt.ts';
import type { Failure } from '../../platform/forms/failure.ts';
import type { Form } from '../../platform/forms/form.ts';
import { apiOf } from '../../platform/queries/query.ts';
import { playerQuery } from '../../platform/session/player.ts';
import type { changesOf } from './sections.ts';

/** What the fields of a profile's form hold. */
export type ProfileValues = Record<string, string | boolean>;

export interface ProfileSave {
  failure: Failure | undefined;
  /** Sends the changed fields; `saved` is told of the player as kept. What was refused stands beside its field. */
  save: (edit: ReturnType<typeof changesOf>, saved: (player: Player) => void) => Promise<void>;
}

/** Saves fields of the profile (spec 7, player) and makes the answer what every screen shows of the player. */
export function useProfileSave(form: Form<ProfileValues>): ProfileSave {
  const client = useQueryClient();
  // The form itself says whether it is being sent.
  const { failure, attempt } = useAttempt(() => undefined);
  const save: ProfileSave['save'] = (edit, saved) =>
    attempt(
      async () => {
        const player = await apiOf(client)('profile.updatePlayer', { body: { context: 'edition', player: edit } });
        client.setQueryData(playerQuery().queryKey, player);
        saved(player);
      },
      ({ fields }) => form.setErrors(fields),
    );
  return { failure, save };
}

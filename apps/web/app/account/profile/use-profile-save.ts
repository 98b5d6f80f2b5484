import type { Player } from '@cosmodrome/contract/http/account';
import { useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { showAtFields, useAttempt } from '../../platform/forms/attempt.ts';
import type { Failure } from '../../platform/forms/failure.ts';
import { apiOf } from '../../platform/queries/query.ts';
import { playerQuery } from '../queries.ts';
import type { changesOf } from './sections.ts';

/** What the fields of a profile's form hold. */
export type ProfileValues = Record<string, string | boolean>;

export interface ProfileSave {
  failure: Failure | undefined;
  /** Sends the changed fields; `saved` is told of the player as kept. What was refused stands beside its field. */
  save: (edit: ReturnType<typeof changesOf>, saved: (player: Player) => void) => Promise<void>;
}

/** Saves fields of the profile (spec 7, player) and makes the answer what every screen shows of the player. */
export function useProfileSave(form: UseFormReturn<ProfileValues>): ProfileSave {
  const client = useQueryClient();
  // The form itself says whether it is being sent.
  const { failure, attempt } = useAttempt(() => undefined);
  const save: ProfileSave['save'] = (edit, saved) =>
    attempt(
      async () => {
        const player = await apiOf(client)('account.updatePlayer', { body: { context: 'edition', player: edit } });
        client.setQueryData(playerQuery().queryKey, player);
        saved(player);
      },
      ({ fields }) => showAtFields(form, fields),
    );
  return { failure, save };
}

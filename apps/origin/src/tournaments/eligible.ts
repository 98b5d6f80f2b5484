import type { TournamentFile } from '@cosmodrome/content/schema/tournaments.ts';
import { isFor } from '@cosmodrome/rules/profile/whom';
import type { PlayerFacts } from '../profile/index.ts';

/** Who a player is to tournaments. */
export interface Entrant {
  readonly groups: readonly string[];
  readonly licence: string;
}

export const entrantOf = ({ groups, license_name: licence }: PlayerFacts): Entrant => ({ groups, licence });

type Whom = Pick<TournamentFile, 'groups' | 'licences' | 'teams'>;

/** The number of a player's team; null where there are none, or none is the player's. */
export const teamOf = ({ teams }: Pick<Whom, 'teams'>, own: readonly string[]): number | null =>
  teams?.find(({ groups }) => groups.some((group) => own.includes(group)))?.id ?? null;

/** Whether a player may be in it, as far as groups, the licence of the account and teams say. */
export const mayEnter = (whom: Whom, entrant: Entrant): boolean =>
  isFor(whom, entrant) && (whom.teams === null || teamOf(whom, entrant.groups) !== null);

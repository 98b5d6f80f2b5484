import type { TournamentFile } from '@cosmodrome/content/schema/tournaments.ts';
import type { PlayerFacts } from '../profile/index.ts';

/** Who a player is to tournaments. */
export interface Entrant {
  readonly groups: readonly string[];
  readonly licence: string;
}

export const entrantOf = ({ groups, license_name: licence }: PlayerFacts): Entrant => ({ groups, licence });

type Whom = Pick<TournamentFile, 'groups' | 'licences' | 'teams'>;

/** Whether it is shown to players of these groups, or to a guest. */
export const isShownTo = ({ groups }: Pick<Whom, 'groups'>, own: readonly string[]): boolean =>
  groups === null || groups.some((group) => own.includes(group));

/** The number of a player's team; null where there are none, or none is the player's. */
export const teamOf = ({ teams }: Pick<Whom, 'teams'>, own: readonly string[]): number | null =>
  teams?.find(({ groups }) => groups.some((group) => own.includes(group)))?.id ?? null;

/** Whether a player may be in it, as far as groups, the licence of the account and teams say. */
export const mayEnter = (whom: Whom, { groups, licence }: Entrant): boolean =>
  isShownTo(whom, groups) &&
  (whom.licences === null || whom.licences.some((each) => each === licence)) &&
  (whom.teams === null || teamOf(whom, groups) !== null);

import type { VipFile } from '@cosmodrome/content/schema/vip.ts';
import type { Connection } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import type { RegistrationExtra } from '@cosmodrome/rules/identity/registration';
import type { Levels } from '@cosmodrome/rules/levels/levels';
import type { Licence } from '@cosmodrome/rules/profile/licence';

/** What the use cases of the profile need. */
export interface ProfileDeps {
  database: Connection;
  clock: Clock;
  /** The licence of a host: a visitor's, whose account would have it for good. */
  licenceOf: (host: string) => Licence;
  /** What a host's policy asks of the profile when an account is opened. */
  askedAtRegistration: (host: string) => readonly RegistrationExtra[];
  /** What levels there are and what they are called. */
  levels: Levels;
  /** Who looks after VIPs. */
  managers: VipFile['managers'];
  /** The fields that other systems ask for, by context: those of studios. */
  contextsElsewhere: () => Readonly<Record<string, readonly string[]>>;
  /** What the other systems keep about the player, by system. */
  dataElsewhere: (playerId: number) => Promise<Readonly<Record<string, unknown>>>;
}

import type { VipFile } from '@cosmodrome/content/schema/vip.ts';
import type { Connection } from '@cosmodrome/database';
import type { Licence } from '@cosmodrome/rules/profile/licence';
import type { RegistrationExtra } from '@cosmodrome/rules/identity/registration';
import type { Levels } from '@cosmodrome/rules/levels/levels';
import type { Clock } from '@cosmodrome/rules/clock';
import type { Captcha } from './captcha.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import type { SocketTokens } from './socket-token.ts';
import type { SignInThrottle } from './throttle.ts';
import type { TwoFactor } from './two-factor.ts';

/** What a new player chose beside the account itself; null for nothing. */
export interface RegistrationChoice {
  readonly bonus: string | null;
  readonly code: string | null;
}

/** What the use cases of identity need. */
export interface IdentityDeps {
  database: Connection;
  clock: Clock;
  /** The licence of a host: accounts that are opened there have it for good. */
  licenceOf: (host: string) => Licence;
  /** Minutes for which nobody signs in again after a session limit of their own; the stricter of account and host. */
  sessionRestMinutes: (own: Licence, host: string) => number;
  isRestricted: (country: string, host: string) => boolean;
  /** What a host's policy asks of the profile when an account is opened. */
  askedAtRegistration: (host: string) => readonly RegistrationExtra[];
  captcha: Captcha;
  passwords: Passwords;
  sessions: Sessions;
  throttle: SignInThrottle;
  twoFactor: TwoFactor;
  /** What the site calls itself under a name, where browsers list passkeys and authenticators their codes. */
  brandOf: (host: string) => string;
  /** The name itself when it is one of the site's own, so that it may stand in a letter; null otherwise. */
  listedHost: (host: string) => string | null;
  /** Under which name letters to an account lead that is opened, or entered, at a host and address. */
  accountHost: (host: string, site: string) => string | null;
  socketTokens: SocketTokens;
  /** What levels there are and what they are called. */
  levels: Levels;
  /** Who looks after VIPs. */
  managers: VipFile['managers'];
  /** Registration puts players into the groups of the A/B test. */
  registrationVariants: boolean;
  /** What other systems do for an account that is opened or closed, in its transaction; they may refuse it. */
  onOpened: (trx: Connection, playerId: number, choice: RegistrationChoice) => Promise<void>;
  onClosing: (trx: Connection, playerId: number) => Promise<void>;
}

import type { VipFile } from '@cosmodrome/content/schema/vip.ts';
import type { Connection } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import type { LinkPurpose } from '@cosmodrome/rules/contact/letters';
import type { Levels } from '@cosmodrome/rules/levels/levels';

/** Keeps letters from being asked for too often. */
export interface LetterGuard {
  captcha: { ask(isNeeded: () => Promise<boolean>, solution: string | undefined): Promise<unknown> };
  throttle: {
    /** Counts a letter of a network address. True: a captcha is due. */
    isFrequent(what: 'letter', ip: string): Promise<boolean>;
    /** Counts a letter that an address is asked to get. False: enough for now. */
    enterLetter(about: LinkPurpose, email: string): Promise<boolean>;
  };
}

/** What asking for a letter needs. */
export interface AskDeps extends LetterGuard {
  database: Connection;
  clock: Clock;
  /** The name itself when it is one of the site's own, so that it may stand in a letter; null otherwise. */
  listedHost: (host: string) => string | null;
}

/** What the use cases of contact need. */
export interface ContactDeps extends AskDeps {
  levels: Levels;
  /** Who looks after VIPs. */
  managers: VipFile['managers'];
}

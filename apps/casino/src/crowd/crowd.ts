import { createHmac } from 'node:crypto';
import type { GameCatalogue } from '@cosmodrome/origin/games/index';
import type { OriginFetch } from '@cosmodrome/origin/kernel/http/in-process';
import { Browser } from './browser.ts';
import { arrive, visit, type Account, type MemberOptions } from './member.ts';
import { nicknames } from './nicknames.ts';
import { pause, type Pace } from './pace.ts';

/** Families whose games have reels: their rounds are spins. */
const REELS = ['lines', 'book', 'ways'];

/** The games that simulated players play: those with reels that are out, as addresses. */
export const gamesForCrowd = ({ games }: Pick<GameCatalogue, 'games'>, now: Date): string[] =>
  games
    .filter(
      ({ family, released, currencies }) =>
        REELS.includes(family) && currencies.includes('EUR') && new Date(released) <= now,
    )
    .map(({ provider, slug }) => `${provider}/${slug}`);

export interface CrowdOptions {
  /** How many there are. */
  readonly count: number;
  readonly fetch: OriginFetch;
  /** Where the casino answers. */
  readonly site: string;
  /** Their passwords follow from it: they are the same accounts after a restart. */
  readonly secret: string;
  readonly games: readonly string[];
  readonly mark: (playerId: number) => Promise<void>;
  readonly log: { debug(details: object, message: string): void };
  readonly pace: Pace;
}

export interface Crowd {
  /** Ends after the call that is under way. */
  stop(): Promise<void>;
}

/** Addresses that are nobody's (RFC 5737): each member has one of its own. */
const NETWORK = '198.51.100.';

function accountOf(place: number, secret: string): Account {
  const nickname = nicknames[place % nicknames.length] ?? 'pilot';
  const name = `${nickname}-${place + 1}`;
  return {
    nickname: name,
    email: `${name}@crowd.example`,
    password: createHmac('sha256', secret).update(`crowd ${name}`).digest('base64url'),
  };
}

/**
 * Simulated players of a sandbox: real accounts that pay in at the sandbox bank and play by the public calls and the game protocol,
 * at a person's pace. What goes wrong ends a visit, never the casino.
 */
export function startCrowd({ count, fetch, site, secret, games, mark, log, pace }: CrowdOptions): Crowd {
  const ending = new AbortController();
  const { signal } = ending;
  const live = async (place: number): Promise<void> => {
    const account = accountOf(place, secret);
    await pause(pace.atFirst(place), signal);
    for (;;) {
      const browser = new Browser({ fetch, site, ip: `${NETWORK}${place + 1}`, country: 'DE' });
      const member: MemberOptions = { browser, account, games, pace, mark, signal };
      try {
        await arrive(member);
        await visit(member);
        await browser.call('identity.signOut');
      } catch (error) {
        signal.throwIfAborted();
        log.debug({ err: error, member: place }, 'a simulated player left early');
      }
      await pause(pace.betweenVisits(), signal);
    }
  };
  const lives = Array.from({ length: count }, (_, place) =>
    live(place).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    }),
  );
  return {
    stop: async () => {
      ending.abort();
      await Promise.all(lives);
    },
  };
}

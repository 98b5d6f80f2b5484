import { tablesOf, type Database } from '@cosmodrome/database';
import { ageAt } from '@cosmodrome/rules/profile/birth-date';
import { HOUR_MS } from '@cosmodrome/rules/durations';
import { highestStake } from '@cosmodrome/rules/limits/highest-stake';
import { SESSION_ENDED, type SessionEnded } from '../identity/index.ts';
import { playerFacts } from '../profile/index.ts';
import { studioRegistry } from '../adapters/providers/index.ts';
import { GAMES } from '../games/index.ts';
import { defineSystem, type OriginCore } from '../system.ts';
import { playCalls } from './calls.ts';
import type { PlayDeps } from './deps.ts';
import { FREE_ROUNDS, STUDIOS, WALLET, WALLET_LISTENER } from './services.ts';
import { createNames } from './sessions/names.ts';
import { endSessions, sweepSessions } from './sessions/store.ts';
import type { PlayTables } from './tables.ts';
import { touching } from './touching.ts';
import { walletListener } from './wallet/http.ts';
import { createWallet } from './wallet/service.ts';

/** What a session is played under: the policy of the account on the host, and what the player's age makes of it. */
const rulesBy =
  ({ database, clock, policyHere }: OriginCore): PlayDeps['rulesOf'] =>
  async (playerId, host) => {
    const { play: profile, limits } = await policyHere.of(database.db, playerId, host);
    const birthDate = playerId === null ? null : (await playerFacts(database.db, playerId))?.date_of_birth;
    const age = birthDate ? ageAt(birthDate, clock.now()) : null;
    return {
      profile,
      realityCheckMinutes: limits.realityCheckMinutes.max,
      highestStake: (currency) => highestStake(limits.highestStake, age, currency),
    };
  };

/** What each studio asks for before real play, for those that ask for anything. */
const studioContexts = ({ games, studios }: PlayDeps): Record<string, readonly string[]> =>
  Object.fromEntries(
    games.shelf().studios.flatMap(({ id }) => {
      const fields = studios.serving(id)?.requiredFields ?? [];
      return fields.length > 0 ? [[id, fields]] : [];
    }),
  );

export const play = defineSystem({
  name: 'play',
  open: (core) => {
    const { clock, log, ledger } = core;
    const database: Database<PlayTables> = { ...core.database, db: tablesOf<PlayTables>(core.database.db) };
    const studios = studioRegistry(STUDIOS.of(core));
    const names = createNames(core.secret);
    const onActivity = touching(core);
    const onRefused = core.hooks.onRefusedBet;
    const wallet = WALLET.set(
      core,
      createWallet({ database, ledger, names, clock, onActivity, onRefused, freeRounds: () => FREE_ROUNDS.of(core) }),
    );
    WALLET_LISTENER.set(core, walletListener({ wallet, studios, clock, log }));
    const deps: PlayDeps = {
      rulesOf: rulesBy(core),
      fieldsOf: core.hooks.fieldsBeforePlay,
      mayPlay: core.admission.mayPlay,
      games: GAMES.of(core),
      database,
      clock,
      studios,
      names,
      log,
    };
    return {
      handlers: playCalls(deps),
      fieldContexts: studioContexts(deps),
      subscriptions: {
        [SESSION_ENDED]: async ({ playerId, payload }) => {
          if (playerId === null) return;
          const { session_id: accountSessionId } = payload as SessionEnded;
          await endSessions(database.db, { playerId, accountSessionId, now: clock.now() });
        },
      },
      jobs: [{ name: 'sweep game sessions', everyMs: HOUR_MS, run: () => sweepSessions(database.db, clock.now()) }],
    };
  },
});

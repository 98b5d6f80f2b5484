import { inTransaction, type Connection } from '@cosmodrome/database';
import { jurisdictionOf } from '../account/index.ts';
import { siteAddress } from '../adapters/mail/open.ts';
import { append } from '../kernel/outbox/index.ts';
import type { OriginCore, System } from '../system.ts';
import { limitsCalls } from './calls.ts';
import type { LimitsDeps } from './deps.ts';
import { askByMail, turnLimits } from './jobs.ts';

export { depositRefusal, playRefusal } from './guard.ts';

/** The limits as a system of the origin. */
export function createLimits(core: OriginCore): System {
  const deps: LimitsDeps = {
    database: core.database,
    clock: core.clock,
    policyOf: async (connection, playerId, host) => {
      const here = core.sites.of(host).site.licence;
      return core.policies.of(playerId === null ? here : (await jurisdictionOf(connection, playerId)).licence, here)
        .limits;
    },
    sessions: core.sessions,
    mail: core.mail,
    siteUrl: siteAddress(core.environment),
    log: core.log,
  };
  const tellSession = (connection: Connection, playerId: number): Promise<unknown> =>
    tell(connection, playerId, { reason: 'session_limit_exceeded' }, core.clock.now());
  return {
    handlers: limitsCalls(deps),
    channels: { game_limits: (payload) => payload },
    jobs: [
      { name: 'turn limits', everyMs: 10_000, run: () => turnLimits(deps) },
      { name: 'ask about limits', everyMs: 30_000, run: () => askByMail(deps) },
      {
        name: 'end sessions that are over',
        everyMs: 5_000,
        run: () => core.sessions.endOver(async (trx, playerId) => void (await tellSession(trx, playerId))),
      },
    ],
  };
}

const tell = (connection: Connection, playerId: number, payload: object, at: Date): Promise<unknown> =>
  append(connection, { topic: 'game_limits', playerId, isPrivate: true, payload, at });

/** Tells the page around a game that a limit has refused a bet. */
export function tellBetLimit(
  core: Pick<OriginCore, 'database' | 'clock' | 'log' | 'relay'>,
  { playerId, game, amount }: { playerId: number; game: string; amount: number },
): void {
  const payload = { reason: 'bet_limit_exceeded', game, amount_cents: amount };
  inTransaction(core.database.db, (trx) => tell(trx, playerId, payload, core.clock.now())).then(
    () => core.relay.wake(),
    (error: unknown) => core.log.warn({ err: error }, 'a player was not told of a limit'),
  );
}

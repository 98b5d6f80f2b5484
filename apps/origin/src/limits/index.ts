import { inTransaction, type Connection } from '@cosmodrome/database';
import { jurisdictionOf } from '../account/index.ts';
import { siteAddress } from '../adapters/mail/open.ts';
import { append } from '../kernel/outbox/index.ts';
import { ageRefusal } from './age.ts';
import { standInRegister } from '../adapters/exclusion-register/stand-in.ts';
import type { Refusal } from '../kernel/http/handler.ts';
import type { OriginCore, System } from '../system.ts';
import { roundCapOf } from '../ledger/index.ts';
import { limitsCalls } from './calls.ts';
import type { LimitsDeps, PolicyOf } from './deps.ts';
import { exclusionOf } from './guard.ts';
import { askByMail, turnLimits } from './jobs.ts';
import { watchForHarm } from './markers.ts';
import { ownLimits } from './own.ts';
import { offersHeldBack } from './protection.ts';
import { registerRefusal } from './register.ts';

export { ageFields } from './age.ts';
export { depositRefusal, playRefusal } from './guard.ts';
export { playersWithMarkers } from './markers.ts';

/** The limits as a system of the origin. */
export function createLimits(core: OriginCore): System {
  const deps: LimitsDeps = {
    database: core.database,
    clock: core.clock,
    policyOf: policyBy(core),
    sessions: core.sessions,
    mail: core.mail,
    register: standInRegister(core.database.db, core.clock, core.secret),
    licenceOf: (host) => core.sites.of(host).site.licence,
    listedHost: (host) => core.sites.listed(host),
    siteAddress: (host) => siteAddress(core.environment, host),
    log: core.log,
  };
  const tellSession = (connection: Connection, playerId: number): Promise<unknown> =>
    tell(connection, playerId, { reason: 'session_limit_exceeded' }, core.clock.now());
  return {
    handlers: limitsCalls(deps),
    channels: { game_limits: (payload) => payload },
    ageRefusalOf: ageRefusalBy(core),
    exclusionOf: (playerId) => exclusionOf(core.database.db, playerId, core.clock.now()),
    offersHeldBack: (playerId, host) => offersHeldBack(deps, playerId, host),
    subscriptions: watchForHarm(deps),
    ownData: (playerId) => ownLimits(deps, playerId),
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

const policyBy =
  ({ policies, sites }: OriginCore): PolicyOf =>
  async (connection, playerId, host) => {
    const here = host === null ? null : sites.of(host).site.licence;
    const own = playerId === null ? here : (await jurisdictionOf(connection, playerId)).licence;
    if (own === null) throw new Error('nobody asks for nowhere');
    return policies.of(own, here ?? own).limits;
  };

/** Why a player is not old enough for a host, or has to tell the age first. */
const ageRefusalBy =
  ({ database, sites, clock }: OriginCore) =>
  (playerId: number, host: string): Promise<Refusal | null> =>
    ageRefusal(database.db, playerId, { here: sites.of(host).site.licence, now: clock.now() });

/**
 * Whether a player may play and pay in on a host at all: old enough for it, and not barred by the register that the
 * account or the host has asked.
 */
export function askAdmission(core: OriginCore): (playerId: number, host: string) => Promise<Refusal | null> {
  const { database, clock, secret, log } = core;
  const register = standInRegister(database.db, clock, secret);
  const deps = { database, register, policyOf: policyBy(core), log };
  const ageRefusalOf = ageRefusalBy(core);
  return async (playerId, host) => (await ageRefusalOf(playerId, host)) ?? registerRefusal(deps, playerId, host);
}

const tell = (connection: Connection, playerId: number, payload: object, at: Date): Promise<unknown> =>
  append(connection, { topic: 'game_limits', playerId, isPrivate: true, payload, at });

const REASONS = {
  own: 'bet_limit_exceeded',
  policy: 'bet_limit_exceeded',
  bonus: 'bonus_bet_limit_exceeded',
  check: 'trigger_reality_check',
} as const;

/**
 * Tells the page around a game what has refused a bet: a limit, the highest stake while a bonus is wagered or that of the
 * policy (player protection R14), a reality check that is due (R9); of a highest stake, which it is.
 */
export function tellRefusedBet(
  core: Pick<OriginCore, 'database' | 'clock' | 'log' | 'relay'>,
  bet: {
    playerId: number;
    game: string;
    currency: string;
    amount: number;
    by: keyof typeof REASONS;
    most: number | null;
  },
): void {
  const { playerId, game, currency, amount, by } = bet;
  inTransaction(core.database.db, async (trx) => {
    const most = by === 'bonus' ? await roundCapOf(trx, playerId, currency) : bet.most;
    const payload = {
      reason: REASONS[by],
      game,
      amount_cents: amount,
      ...(most !== null && { limit_cents: Number(most) }),
    };
    await tell(trx, playerId, payload, core.clock.now());
  }).then(
    () => core.relay.wake(),
    (error: unknown) => core.log.warn({ err: error }, 'a player was not told of a limit'),
  );
}

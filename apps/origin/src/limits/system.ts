import { limitFacts } from './facts.ts';
import type { Connection } from '@cosmodrome/database';
import { REGISTER_FIELD } from '@cosmodrome/rules/limits/register';
import { standInRegister } from '../adapters/exclusion-register/stand-in.ts';
import { siteAddress } from '../adapters/mail/open.ts';
import { refuse, type Refusal } from '../kernel/http/handler.ts';
import type { Message } from '../kernel/outbox/index.ts';
import { defineSystem, type OriginCore, type System } from '../system.ts';
import { ageFields, ageRefusal } from './age.ts';
import { NOTICE, watchLimits } from './almost.ts';
import { limitsCalls } from './calls.ts';
import type { LimitsDeps, PolicyOf } from './deps.ts';
import { depositRefusal, depositRoom, exclusionOf, playRefusal } from './guard.ts';
import { askByMail, turnLimits } from './jobs.ts';
import { watchForHarm } from './markers.ts';
import { ownLimits } from './own.ts';
import { isUnasked, offersHeldBack } from './protection.ts';
import { tell, tellRefusedBet } from './refused-bet.ts';
import { registerRefusal } from './register.ts';

export const limits = defineSystem({
  name: 'limits',
  open: (core) => {
    const policyOf = policyBy(core);
    const deps: LimitsDeps = {
      database: core.database,
      clock: core.clock,
      policyOf,
      sessions: core.sessions,
      mail: core.mail,
      register: standInRegister(core.database.db, core.clock, core.secret),
      licenceOf: core.sites.licenceOf,
      listedHost: (host) => core.sites.listed(host),
      siteAddress: (host) => siteAddress(core.environment, host),
      log: core.log,
    };
    const tellSession = (connection: Connection, playerId: number): Promise<unknown> =>
      tell(connection, playerId, { reason: 'session_limit_exceeded' }, core.clock.now());
    const money = watchLimits(deps, () => core.relay.wake());
    const isTooYoung = ageRefusalBy(core);
    // Old enough for the host, and not barred by the register that the account or the host has asked.
    const isBarred = async (playerId: number, host: string): Promise<Refusal | null> =>
      (await isTooYoung(playerId, host)) ?? registerRefusal(deps, playerId, host);
    return {
      handlers: limitsCalls(deps),
      channels: { game_limits: (payload) => payload, [NOTICE]: (payload) => payload },
      admission: {
        mayPlay: async (playerId, host) =>
          (await isBarred(playerId, host)) ?? (await playRefusal(core.database.db, playerId, core.clock.now())),
        mayPay: isBarred,
        mayBeOffered: async (playerId, host) => {
          const held =
            (await offersHeldBack(deps, playerId, host)) ||
            (host !== null && (await isTooYoung(playerId, host)) !== null);
          return held ? refuse(422, 'base', 'offers_held_back') : null;
        },
        isExcluded: (playerId) => exclusionOf(core.database.db, playerId, core.clock.now()),
        isTooYoung,
      },
      depositRefusal,
      depositRoom,
      asksBeforeDeposit: isUnasked,
      fieldsBeforePlay: async (playerId, host) => [
        // A host's age is told by a field of the profile, and a register knows people by one.
        ...(await ageFields(core.database.db, playerId, core.sites.licenceOf(host))),
        ...((await policyOf(core.database.db, playerId, host)).exclusionRegister === null ? [] : [REGISTER_FIELD]),
      ],
      onRefusedBet: (bet) => tellRefusedBet(core, bet),
      subscriptions: both(watchForHarm(deps), money.subscriptions),
      bulkSubscriptions: money.bulkSubscriptions,
      facts: (playerId) => limitFacts(deps, playerId),
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
  },
});

type Subscriptions = NonNullable<System['subscriptions']>;

/** Two that hear the same messages, one after the other. */
const both = (first: Subscriptions, second: Subscriptions): Subscriptions =>
  Object.fromEntries(
    [...new Set([...Object.keys(first), ...Object.keys(second)])].map((topic) => [
      topic,
      async (message: Message) => {
        await first[topic]?.(message);
        await second[topic]?.(message);
      },
    ]),
  );

const policyBy =
  ({ policyHere }: OriginCore): PolicyOf =>
  async (connection, ...who) =>
    (await policyHere.of(connection, ...who)).limits;

/** Why a player is not old enough for a host, or has to tell the age first. */
const ageRefusalBy =
  ({ database, sites, clock }: OriginCore) =>
  (playerId: number, host: string): Promise<Refusal | null> =>
    ageRefusal(database.db, playerId, { here: sites.licenceOf(host), now: clock.now() });

import type { Facts } from '@cosmodrome/rules/achievements/facts';
import type { CallName } from '@cosmodrome/contract/calls';
import type { Handlers } from './kernel/http/handler.ts';
import type { Hooks, System } from './system.ts';

/** Asks the systems of a list in its order; it is filled while they are opened. */
export function hooksOf(systems: readonly System[]): Hooks {
  const inTurn = async (act: (system: System) => Promise<void> | undefined): Promise<void> => {
    for (const system of systems) await act(system);
  };
  /** The first answer that is not null; the rest is not asked. */
  const first = async <T>(ask: (system: System) => Promise<T | null> | undefined): Promise<T | null> => {
    for (const system of systems) {
      const answer = (await ask(system)) ?? null;
      if (answer !== null) return answer;
    }
    return null;
  };
  const any = async (ask: (system: System) => Promise<boolean> | undefined): Promise<boolean> => {
    for (const system of systems) if (await ask(system)) return true;
    return false;
  };
  const all = async <T>(ask: (system: System) => Promise<T> | undefined): Promise<T[]> =>
    (await Promise.all(systems.map((system) => Promise.resolve(ask(system))))).filter((answer) => answer !== undefined);
  return {
    depositRefusal: (trx, deposit, now) => first((system) => system.depositRefusal?.(trx, deposit, now)),
    depositRoom: async (trx, payment, now) => {
      let least: bigint | null = null;
      for (const system of systems) {
        const room = (await system.depositRoom?.(trx, payment, now)) ?? null;
        if (room !== null && (least === null || room < least)) least = room;
      }
      return least;
    },
    asksBeforeDeposit: (trx, playerId) => any((system) => system.asksBeforeDeposit?.(trx, playerId)),
    fieldsBeforePlay: async (playerId, host) =>
      (await all((system) => system.fieldsBeforePlay?.(playerId, host))).flat(),
    onRefusedBet: (bet) => systems.forEach((system) => system.onRefusedBet?.(bet)),
    welcome: (trx, playerId, choice) => inTurn((system) => system.welcome?.(trx, playerId, choice)),
    onClosing: (trx, playerId) => inTurn((system) => system.onClosing?.(trx, playerId)),
    fieldContexts: () => Object.assign({}, ...systems.map(({ fieldContexts }) => fieldContexts ?? {})),
    ownData: async (playerId) => Object.assign({}, ...(await all((system) => system.ownData?.(playerId)))),
    wageringOf: async (playerId) =>
      new Map((await all((system) => system.wageringOf?.(playerId))).flatMap((wagering) => [...wagering])),
    facts: async (playerId) => Object.assign({}, ...(await all((system) => system.facts?.(playerId)))) as Facts,
    gifts: async (reader) => (await all((system) => system.gifts?.(reader))).flat(),
    cashbackShareBp: (groups) => highest(systems.map((system) => system.cashbackShareBp?.(groups) ?? null)),
    automaticPayoutEurCents: (groups) =>
      highest(systems.map((system) => system.automaticPayoutEurCents?.(groups) ?? null)),
    beforeWithdrawal: (playerId) => inTurn((system) => system.beforeWithdrawal?.(playerId)),
    onWithdrawal: (trx, withdrawal) => inTurn((system) => system.onWithdrawal?.(trx, withdrawal)),
  };
}

const highest = (answers: readonly (number | null)[]): number | null => {
  const numbers = answers.filter((answer) => answer !== null);
  return numbers.length === 0 ? null : Math.max(...numbers);
};

/**
 * The handlers of all systems.
 * @throws when two answer one call
 */
export function handlersOf(systems: readonly System[]): Handlers {
  const merged: Handlers = {};
  for (const { handlers = {} } of systems) {
    const twice = Object.keys(handlers).find((name) => Object.hasOwn(merged, name));
    if (twice !== undefined) throw new Error(`two systems answer ${twice}`);
    Object.assign(merged, handlers);
  }
  return merged;
}

/** Error keys for visitors from restricted countries, by call. */
export const restrictionKeysOf = (systems: readonly System[]): Partial<Record<CallName, string>> =>
  Object.assign({}, ...systems.map(({ restrictionKeys }) => restrictionKeys ?? {}));

/** How the payload of a private channel's topic becomes its data. */
export const channelsOf = (systems: readonly System[]): NonNullable<System['channels']> =>
  Object.assign({}, ...systems.map(({ channels }) => channels ?? {}));

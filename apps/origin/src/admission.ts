import type { CallAdmission, Refusal } from './kernel/http/handler.ts';

type Answer = Promise<Refusal | null>;

/**
 * Whether a player may do something on a host: the first reason against it, with its text, or null. Limits, breaks, the
 * exclusion register, the age and the policy of the account and the host answer; no other system asks them by itself.
 * Asked before a transaction begins. What depends on an amount is asked within it (`depositRefusal` of the hooks).
 */
export interface Admission extends CallAdmission {
  /** Open a game for real money. */
  readonly mayPlay: (playerId: number, host: string) => Answer;
  /** Pay in. */
  readonly mayPay: (playerId: number, host: string) => Answer;
  /**
   * Be shown, given or told an offer (player protection R32). Without a host the account's licence counts: for what
   * happens while the player is nowhere, such as points for a round.
   */
  readonly mayBeOffered: (playerId: number, host: string | null) => Answer;
}

/** Asks the systems of a list in its order; it is filled while they are opened. */
export function admissionOf(systems: readonly { admission?: Partial<Admission> }[]): Admission {
  const first = async (ask: (admission: Partial<Admission>) => Answer | undefined): Answer => {
    for (const { admission } of systems) {
      const refusal = (admission && (await ask(admission))) ?? null;
      if (refusal !== null) return refusal;
    }
    return null;
  };
  return {
    mayPlay: (playerId, host) => first(({ mayPlay }) => mayPlay?.(playerId, host)),
    mayPay: (playerId, host) => first(({ mayPay }) => mayPay?.(playerId, host)),
    mayBeOffered: (playerId, host) => first(({ mayBeOffered }) => mayBeOffered?.(playerId, host)),
    isExcluded: (playerId) => first(({ isExcluded }) => isExcluded?.(playerId)),
    isTooYoung: (playerId, host) => first(({ isTooYoung }) => isTooYoung?.(playerId, host)),
  };
}

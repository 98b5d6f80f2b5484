import { join } from 'node:path';
import { policySchema } from '@cosmodrome/content/schema/site.ts';
import { licences, type Licence } from '@cosmodrome/rules/profile/licence';
import { isWagerAllowed } from '@cosmodrome/rules/bonuses/wagering';
import { type RegistrationExtra, registrationExtras } from '@cosmodrome/rules/identity/registration';
import { stricterLimits } from '@cosmodrome/rules/limits/stricter';
import type { LimitsPolicy } from '@cosmodrome/rules/limits/types';
import { type PolicyProfile, stricterProfile } from '@cosmodrome/rules/play/policy';
import { readJson } from '../kernel/content-files.ts';

/** How players are protected. */
export interface Policy {
  /** No accounts from these countries: guest mode. */
  restrictedCountries: ReadonlySet<string>;
  limits: LimitsPolicy;
  /** Whether a share of losses may come back. */
  cashback: boolean;
  /** Fields of the profile that opening an account asks for, in the order they are asked. */
  registration: readonly RegistrationExtra[];
  /** Whether a withdrawal may be taken back while it waits. */
  withdrawalRecall: boolean;
  /** How often a bonus may have to be staked at most; null: no bound. */
  mostWager: number | null;
  /** Whether stakes may bring points. */
  points: boolean;
  /** How fast and how widely one may play. */
  play: PolicyProfile;
}

export interface Policies {
  /** What a licence asks. Of an account on a host of another licence, both, and of each rule the stricter one. */
  of(licence: Licence, other?: Licence): Policy;
}

/** The lower of two bounds, null being none. */
const lower = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

const stricter = (one: Policy, other: Policy): Policy => ({
  restrictedCountries: new Set([...one.restrictedCountries, ...other.restrictedCountries]),
  limits: stricterLimits(one.limits, other.limits),
  cashback: one.cashback && other.cashback,
  registration: registrationExtras([...one.registration, ...other.registration]),
  withdrawalRecall: one.withdrawalRecall && other.withdrawalRecall,
  mostWager: lower(one.mostWager, other.mostWager),
  points: one.points && other.points,
  play: stricterProfile(one.play, other.play),
});

/**
 * Reads what the licences ask. With `strict`, the strict profile holds wherever it is stricter.
 * @throws with the file and the reason when one is wrong
 */
export function readPolicies(folder: string, strict: boolean): Policies {
  const read = (profile: PolicyProfile): Policy => {
    const {
      restrictedCountries,
      registration,
      profile: play,
      ...rules
    } = readJson(policySchema, join(folder, `policies/${profile}.json`));
    return {
      ...rules,
      restrictedCountries: new Set(restrictedCountries),
      registration: registrationExtras(registration),
      play,
    };
  };
  const strictest = read('strict');
  const asked = (profile: Licence): Policy => (strict ? stricter(read(profile), strictest) : read(profile));
  const own: Readonly<Record<Licence, Policy>> = { CW: asked('CW'), EE: asked('EE') };
  // The days of a player begin where their own licence has them begin.
  const met: Readonly<Record<Licence, Policy>> = { CW: stricter(own.CW, own.EE), EE: stricter(own.EE, own.CW) };
  return { of: (licence, other = licence) => (licence === other ? own : met)[licence] };
}

/**
 * Refuses what would have to be staked more often than a policy allows: it is neither offered nor granted, so the start stops
 * and names it. A system asks for what its files give.
 *
 * @throws with the names of what is too much
 */
export function assertWagers(policies: Policies, wagers: readonly { name: string; wager: number }[]): void {
  for (const licence of licences) {
    const { mostWager } = policies.of(licence);
    const wrong = wagers.filter(({ wager }) => !isWagerAllowed(wager, mostWager));
    if (wrong.length > 0)
      throw new Error(
        `${licence} allows ${mostWager} times wagering at most: ${wrong.map(({ name, wager }) => `${name} has ${wager}`).join(', ')}`,
      );
  }
}

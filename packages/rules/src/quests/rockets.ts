import { VIP_STATUSES, type VipStatus } from '../vip/tiers.ts';

/** The tiers of a quest (spec 3): the same path, with thresholds and prizes scaled. */
export const ROCKETS = ['rocket_lite', 'rocket_pro', 'rocket_max'] as const;
export type Rocket = (typeof ROCKETS)[number];

const ROCKET_OF: Readonly<Record<VipStatus, Rocket>> = {
  REGULAR: 'rocket_lite',
  BRONZE: 'rocket_pro',
  SILVER: 'rocket_pro',
  GOLD: 'rocket_max',
  PLATINUM: 'rocket_max',
  DIAMOND: 'rocket_max',
};

/** The tier that a player starts with: set by the status in the club at that moment, and kept to the end. */
export const rocketOf = (status: VipStatus): Rocket => ROCKET_OF[status];

/** The statuses whose players start with a tier, the lowest first. */
export const statusesOf = (rocket: Rocket): VipStatus[] =>
  VIP_STATUSES.filter((status) => ROCKET_OF[status] === rocket);

/** What thresholds and prizes are multiplied by, in halves. */
const HALVES: Readonly<Record<Rocket, number>> = { rocket_lite: 1, rocket_pro: 2, rocket_max: 4 };

/** A figure of the middle tier in another one; the smallest tier has half of it, so it is even. */
export const inRocket = (figure: number, rocket: Rocket): number => Math.trunc((figure * HALVES[rocket]) / 2);

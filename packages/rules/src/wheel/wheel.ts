import { isWagerAllowed } from '../bonuses/wagering.ts';
import type { Machine } from '../machine.ts';
import type { Prize } from '../prizes/prize.ts';

/** Stages of a spin: a gift that is issued until it is spun, its time is over, or it goes with its account (spec 4). */
export const WHEEL_STAGES = ['issued', 'finished', 'expired', 'canceled'] as const;
export type WheelStage = (typeof WHEEL_STAGES)[number];

const WHEEL_EVENTS = ['spin', 'expire', 'cancel'] as const;
export type WheelEvent = (typeof WHEEL_EVENTS)[number];

export const wheelMachine: Machine<WheelStage, WheelEvent> = {
  name: 'wheel',
  states: WHEEL_STAGES,
  events: WHEEL_EVENTS,
  begins: ['issued'],
  ends: ['finished', 'expired', 'canceled'],
  moves: { issued: { spin: 'finished', expire: 'expired', cancel: 'canceled' } },
};

/** Groups with a wheel of their own, the first that a player is in counts (spec 6). */
const WHEEL_GROUPS = ['21', '1308', '1309'] as const;

/** The wheels there are: those of groups, and the one of everybody else. */
export const WHEELS = [...WHEEL_GROUPS, 'default'] as const;
export type WheelName = (typeof WHEELS)[number];

/** Which wheel is a player's by the groups that the player is in. */
export const wheelOf = (groups: readonly string[]): WheelName =>
  WHEEL_GROUPS.find((group) => groups.includes(group)) ?? 'default';

/** Weights of segments (spec 9). */
export const MOST_WEIGHT = 5_000;

/** How often winnings of free spins may have to be staked (spec 9); the lower holds where a licence bounds it. */
export const SPIN_WAGERS: readonly number[] = [30, 3];

/** A prize of a segment as it may be given: where the wager of its free spins is not allowed, the lower one holds. */
export const allowedPrize = (prize: Prize, mostWager: number | null): Prize =>
  prize.kind === 'freespins' && !isWagerAllowed(prize.wager, mostWager)
    ? { ...prize, wager: Math.min(...SPIN_WAGERS) }
    : prize;

interface Spin {
  readonly stage: WheelStage;
  readonly groupKey: string;
  readonly validUntil: Date;
}

/** What a spin is at a moment: one whose time is over is expired before anybody has written it down. */
export const spinStageAt = ({ stage, validUntil }: Pick<Spin, 'stage' | 'validUntil'>, now: Date): WheelStage =>
  stage === 'issued' && validUntil <= now ? 'expired' : stage;

/** Whether the wheel can be turned with a gift: issued ones whose group key begins with `wheel` or `manual_wheel` (spec 4). */
export const isSpinAvailable = (spin: Spin, now: Date): boolean =>
  spinStageAt(spin, now) === 'issued' && /^(?:manual_)?wheel/.test(spin.groupKey);

/** Degrees below which a segment could not be seen. */
export const LEAST_ANGLE = 3.6;

/** A segment on the face: clockwise from the top, in degrees. */
export interface Sector {
  readonly from: number;
  readonly to: number;
  /** It is drawn wider than its chance. */
  readonly widened: boolean;
}

/** Segments drawn to scale, but for those that could not be seen: they take their least width from the others. */
export function sectorsOf(chances: readonly number[]): Sector[] {
  const exact = chances.map((chance) => (chance / 10_000) * 360);
  const isSmall = (angle: number): boolean => angle > 0 && angle < LEAST_ANGLE;
  const small = exact.filter(isSmall);
  const rest = exact.filter((angle) => !isSmall(angle)).reduce((sum, angle) => sum + angle, 0);
  const scale = (360 - small.length * LEAST_ANGLE) / rest;
  let from = 0;
  return exact.map((angle) => {
    const widened = isSmall(angle);
    const to = from + (widened ? LEAST_ANGLE : angle * scale);
    const sector = { from, to, widened };
    from = to;
    return sector;
  });
}

/** Whether it takes a player who wants bonuses: bonus money, and free spins whose wins become that. */
export const needsBonuses = (prize: Prize): boolean =>
  prize.kind === 'bonus' || ((prize.kind === 'money' || prize.kind === 'freespins') && prize.wager > 0);

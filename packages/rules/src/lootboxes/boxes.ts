import type { Machine } from '../machine.ts';
import type { Prize } from '../prizes/prize.ts';

/** Stages of a loot box (spec 4, "Lootbox stages"). */
export const LOOTBOX_STAGES = ['issued', 'activated', 'canceled', 'expired'] as const;
export type LootboxStage = (typeof LOOTBOX_STAGES)[number];

const LOOTBOX_EVENTS = ['activate', 'cancel', 'expire'] as const;
export type LootboxEvent = (typeof LOOTBOX_EVENTS)[number];

/** A box is closed (`issued`) until its player opens it, its time is over, or it goes with its account. */
export const lootboxMachine: Machine<LootboxStage, LootboxEvent> = {
  name: 'lootbox',
  states: LOOTBOX_STAGES,
  events: LOOTBOX_EVENTS,
  begins: ['issued'],
  ends: ['activated', 'canceled', 'expired'],
  moves: { issued: { activate: 'activated', cancel: 'canceled', expire: 'expired' } },
};

interface Timed {
  readonly stage: LootboxStage;
  readonly validUntil: Date;
  readonly activatedAt: Date | null;
}

/** What a box is at a moment: one whose time is over is expired before anybody has written it down. */
export const stageAt = ({ stage, validUntil }: Pick<Timed, 'stage' | 'validUntil'>, now: Date): LootboxStage =>
  stage === 'issued' && validUntil <= now ? 'expired' : stage;

/** Whether a box is listed: unless it is expired, was refused, or was opened on an earlier day of the books (spec 4). */
export function isListed(box: Timed, now: Date): boolean {
  const stage = stageAt(box, now);
  if (stage === 'expired' || stage === 'canceled') return false;
  return box.activatedAt === null || dayOf(box.activatedAt) === dayOf(now);
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Whether it takes a player who wants bonuses: bonus money, and free spins whose wins become that. */
export const asksForBonuses = (prize: Prize): boolean =>
  prize.kind === 'bonus' || ((prize.kind === 'money' || prize.kind === 'freespins') && prize.wager > 0);

import type { BlackjackEvent } from '@cosmodrome/maths/blackjack/types';
import type { CrashEvent } from '@cosmodrome/maths/crash/types';
import type { RouletteEvent } from '@cosmodrome/maths/roulette/types';
import type { SlotEvent } from '@cosmodrome/maths/slots/types';

/** An entry of the event book of any of our families. */
export type RoundEvent = SlotEvent | RouletteEvent | BlackjackEvent | CrashEvent;

/** The entries of an event book that have a kind; whatever else a studio may write there is not shown. */
export const eventsOf = (events: readonly unknown[]): RoundEvent[] =>
  events.filter(
    (each): each is RoundEvent =>
      typeof each === 'object' && each !== null && typeof (each as { kind?: unknown }).kind === 'string',
  );

export type RoundFamily = 'slot' | 'roulette' | 'blackjack' | 'crash' | 'other';

/** What kind of game a round was of, by how its book begins. */
export function familyOf(events: readonly RoundEvent[]): RoundFamily {
  switch (events[0]?.kind) {
    case 'spin':
      return 'slot';
    case 'bets':
      return 'roulette';
    case 'deal':
      return 'blackjack';
    case 'bet':
      return 'crash';
    default:
      return 'other';
  }
}

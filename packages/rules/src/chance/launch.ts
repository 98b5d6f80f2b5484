import { windowOf } from '../limits/calendar.ts';

/** Days of launches are those of UTC, for everybody. */
const ZONE = 'UTC';

/** The most that a launch gives (the prizes are small): minor units of the euro, and whole points. */
export const MOST_MONEY = 2_000;
export const MOST_POINTS = 5_000;

/** What a player can do now: launch, wait for tomorrow, confirm the address first; or nothing, because offers are held back or the account's licence has no points. */
export const CHANCE_STATES = ['ready', 'launched', 'unconfirmed', 'held_back', 'not_here'] as const;
export type ChanceState = (typeof CHANCE_STATES)[number];

/** The day that a launch belongs to, like `2026-11-25`. */
export const launchDay = (now: Date): string => now.toISOString().slice(0, 10);

/** When the next day of launches begins. */
export const nextLaunchDay = (now: Date): Date => windowOf('day', now, ZONE).end;

interface Launcher {
  readonly heldBack: boolean;
  /** Whether the licence of the account has points. */
  readonly points: boolean;
  readonly confirmed: boolean;
  readonly launchedToday: boolean;
}

export const chanceState = ({ heldBack, points, confirmed, launchedToday }: Launcher): ChanceState => {
  if (heldBack) return 'held_back';
  if (!points) return 'not_here';
  if (launchedToday) return 'launched';
  return confirmed ? 'ready' : 'unconfirmed';
};

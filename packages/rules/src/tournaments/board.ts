import { HOUR_MS } from '../durations.ts';

/** Places on the board that everybody is shown; moves into and out of it are told (spec 4). */
export const BOARD_PLACES = 20;
/** Boards and own places are told at most this often. */
export const TELL_EVERY_MS = 2_000;
/** So long before its start an entered player is told that a tournament starts soon. */
export const STARTS_SOON_MS = HOUR_MS;

/** The title of a page that nobody looks at: for a moment it says where it belongs (spec 9). */

/** Milliseconds between two titles. */
export const AWAY_TITLE_EVERY = 2_000;
/** It changes and comes back once: nothing alternates for longer than five seconds (WCAG 2.2.2). */
export const AWAY_TITLE_CHANGES = 2;

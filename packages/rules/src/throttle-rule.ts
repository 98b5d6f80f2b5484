/** When sign-in stops being tried (player-protection R26): after a number of failures within a time, for that time. */
export interface ThrottleRule {
  failures: number;
  withinMs: number;
}

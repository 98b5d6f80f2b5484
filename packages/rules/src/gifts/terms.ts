/** The terms of a gift that asks and says nothing; whoever tells of a gift says what is different about it. */
export const NO_TERMS = {
  wager: null,
  max_bet_cents: null,
  max_win_cents: null,
  days_to_wager: null,
  games: [] as never[],
  closed_families: [] as never[],
  share_bp: null,
  least_deposit_cents: null,
  stake_cents: null,
  count: null,
  odds: [] as never[],
};

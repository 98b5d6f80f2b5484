/**
 * What achievements can ask for: numbers that only grow and that the books and the account know anyway. There is none of what was
 * paid in, staked or lost, or of how long was played, and there is not to be one: nothing rewards losing.
 */
export const FACTS = [
  /** 1 with a confirmed address. */
  'address_confirmed',
  /** How many of `PROFILE_DETAILS` are filled in. */
  'profile_details',
  /** 1 when the house has verified who the player is. */
  'verified',
  /** 1 when signing in asks for a second factor, or there is a passkey. */
  'second_factor',
  /** How many kinds of limits of their own the player has set. */
  'limits_set',
  /** Whole days that the limit which has been in force longest is in force. */
  'days_with_limit',
  'self_assessments',
  'favourites',
  /** Games with a real round, and their studios and kinds. */
  'games_tried',
  'studios_tried',
  'kinds_tried',
  /** Withdrawals that were paid out. */
  'withdrawals',
  /** Seeds of own draws that were revealed, so that the draws can be checked. */
  'seeds_revealed',
  'jackpots_won',
  'boxes_opened',
  'wheel_spins',
  'rockets_launched',
  /** Exchanges of points in the shop. */
  'exchanges',
  /** Gifts of free spins that were played to their end. */
  'free_spins_finished',
  /** Lotteries that were drawn with a ticket of the player. */
  'lotteries_drawn',
  'lottery_prizes',
  'tournaments_entered',
  /** Places of tournaments that won a prize. */
  'tournament_places',
  'tournaments_won',
] as const;
export type Fact = (typeof FACTS)[number];

/** What systems answer about one player. */
export type Facts = Readonly<Partial<Record<Fact, number>>>;

/** Fields of the profile that count as details. */
export const PROFILE_DETAILS = [
  'first_name',
  'last_name',
  'date_of_birth',
  'gender',
  'city',
  'address',
  'postal_code',
  'mobile_phone',
] as const;

/** What its postings are for, and the accounts of the house that are its own. */
export const postings = {
  kinds: ['jackpot'],
  houseKinds: ['jackpot_share', 'jackpot_start'],
  accounts: [
    // What the jackpots hold, and what the house has given to them.
    'jackpots',
    'jackpot_funding',
  ],
} as const;

/** What its postings are for, and the accounts of the house that are its own. */
export const postings = {
  kinds: ['bonus', 'bonus_won', 'bonus_return'],
  houseKinds: [],
  accounts: ['bonuses'],
} as const;

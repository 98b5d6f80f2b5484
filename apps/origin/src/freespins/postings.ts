/** What its postings are for, and the accounts of the house that are its own: `freespins` has what was won and is not given yet. */
export const postings = {
  kinds: ['freespins_won', 'freespins_return'],
  houseKinds: [],
  accounts: ['freespins'],
} as const;

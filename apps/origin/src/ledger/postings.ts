/** What its postings are for, and the accounts of the house that are its own. */
export const postings = {
  kinds: ['adjustment'],
  houseKinds: [],
  accounts: ['stakes', 'winnings', 'exchange', 'adjustments'],
} as const;

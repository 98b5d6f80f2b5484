/** What its postings are for, and the accounts of the house that are its own. */
export const postings = {
  kinds: ['prize'],
  houseKinds: [],
  accounts: ['prizes'],
} as const;

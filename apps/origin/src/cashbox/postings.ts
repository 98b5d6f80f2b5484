/** What its postings are for, and the accounts of the house that are its own. */
export const postings = {
  kinds: ['deposit', 'deposit_reversal', 'withdrawal_reserve', 'withdrawal_release', 'withdrawal_payout'],
  houseKinds: [],
  accounts: [
    'deposits',
    // Paid in beyond a deposit limit: the player's, but not to be played with.
    'deposits_held',
    'withdrawals',
    'withdrawals_reserved',
  ],
} as const;

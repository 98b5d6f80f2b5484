import { plainAccount } from '@cosmodrome/rules/cashbox/bank-account';

/** What becomes of a transfer from or to an account. */
export interface TransferOutcome {
  /** Why a bank sends the money back. */
  returned: string | null;
  /** Seconds until it is there. */
  delaySeconds: number;
}

/** Seconds that a transfer of the sandbox's banks takes, where real ones take days. */
const TRANSFER_SECONDS = 4;
const usual: TransferOutcome = { returned: null, delaySeconds: TRANSFER_SECONDS };

/** Accounts to try; every other one is of a bank that simply transfers. */
export const testAccounts = [
  { account: 'DE89 3704 0044 0532 0130 00', label: 'accountGood', outcome: usual },
  { account: 'NO93 8601 1117 947', label: 'accountSlow', outcome: { ...usual, delaySeconds: 30 } },
  {
    account: 'GB29 NWBK 6016 1331 9268 19',
    label: 'accountReturned',
    outcome: { ...usual, returned: 'account_name_differs' },
  },
  {
    account: 'PL61 1090 1014 0000 0712 1981 2874',
    label: 'accountClosed',
    outcome: { ...usual, returned: 'account_closed' },
  },
] as const;

export function transferOutcome(account: string): TransferOutcome {
  const plain = plainAccount(account);
  return testAccounts.find((known) => plainAccount(known.account) === plain)?.outcome ?? usual;
}

/** Where transfers to the sandbox go. */
export const OWN_ACCOUNT = 'DE02 1203 0000 0000 2020 51';

/** What the sender writes so that the transfer finds its payment: short enough to copy by hand. */
export const transferReference = (paymentId: string): string =>
  `CD-${paymentId.replaceAll('-', '').slice(0, 10).toUpperCase()}`;

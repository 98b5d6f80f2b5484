import { expect, test } from 'vitest';
import { bankAccountError, plainAccount } from './bank-account.ts';

test.each([
  ['EUR', 'DE89 3704 0044 0532 0130 00', null],
  ['EUR', 'DE89 3704 0044 0532 0130 01', 'iban_invalid'],
  ['EUR', '12345678', 'iban_invalid'],
  ['NOK', 'NO93 8601 1117 947', null],
  ['NOK', '8601 11 17947', 'iban_invalid'],
  ['PLN', 'PL61 1090 1014 0000 0712 1981 2874', null],
  ['KZT', 'KZ86 125K ZT50 0410 0100', null],
  ['GBP', 'GB29 NWBK 6016 1331 9268 19', null],
  ['GBP', '60-16-13 31926819', null],
  ['GBP', 'GB28 NWBK 6016 1331 9268 19', 'iban_invalid'],
  ['BRL', 'BR15 0000 0000 0000 1093 2840 814P 2', null],
  ['INR', 'SBIN0001234 / 30012345678', null],
  ['AUD', '062-000 12345678', null],
  ['USD', '021000021 1234567', null],
  ['JPY', '0005-123', null],
  ['USD', '12345', 'bank_account_invalid'],
  ['USD', 'my account', 'bank_account_invalid'],
  ['USD', '<b>12345678</b>', 'bank_account_invalid'],
  ['USD', '1'.repeat(35), 'bank_account_invalid'],
  ['EUR', ' ', 'required'],
] as const)('%s to %s: %s', (currency, account, problem) => {
  expect(bankAccountError(account, currency)?.key ?? null).toBe(problem);
});

test('one account has one spelling', () => {
  expect(plainAccount(' 60-16-13  31926819 ')).toBe(plainAccount('601613.31926819'));
});

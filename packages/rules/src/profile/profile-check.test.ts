import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ibanError, isLithuanian, plainIban, writtenIban } from './iban.ts';
import { profileFieldError } from './profile-check.ts';
import { missingIdentity } from './profile-fields.ts';

const facts = { country: 'DE', licence: 'CW', now: new Date('2026-11-21T12:00:00Z') } as const;

describe('account numbers', () => {
  const right = ['DE89 3704 0044 0532 0130 00', 'ee382200221020145685', 'LT12 1000 0111 0100 1000', 'NO9386011117947'];
  test.each(right)('%s is right', (iban) => expect(ibanError(iban)).toBeNull());
  test.each(['', 'DE', 'DE8937040044053201300', 'US89370400440532013000', 'DE89 3704 0044 0532 0130 01', 'DE89-3704'])(
    '%j is not',
    (iban) => expect(ibanError(iban)).toEqual({ key: 'iban_invalid' }),
  );

  test('one wrong digit is always noticed', () => {
    const iban = plainIban(right[0] ?? '');
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 21 }), fc.integer({ min: 0, max: 9 }), (at, digit) => {
        const changed = iban.slice(0, at) + String(digit) + iban.slice(at + 1);
        expect(ibanError(changed) === null).toBe(changed === iban);
      }),
    );
  });

  test('it is read in groups, and says its country', () => {
    expect(writtenIban('NO9386011117947')).toBe('NO93 8601 1117 947');
    expect([isLithuanian(' lt12 1000'), isLithuanian('DE12')]).toEqual([true, false]);
  });
});

describe('fields of a profile', () => {
  test('an empty one is never wrong, one without a rule neither', () => {
    expect([profileFieldError('mobile_phone', ' ', facts), profileFieldError('gender', 'm', facts)]).toEqual([
      null,
      null,
    ]);
  });

  test('a personal code has eleven English letters and digits', () => {
    const keyOf = (text: string) => profileFieldError('personal_id_number', text, facts)?.key;
    expect([keyOf('38001085718'), keyOf('3800108571'), keyOf('３８００１０８５７１８')]).toEqual([
      undefined,
      'personal_id',
      'only_english_letters',
    ]);
  });

  test('identity is asked where money is fiat, and only what is missing', () => {
    const known = { first_name: 'Ada', last_name: 'Ray', country: 'DE', city: '' };
    expect(missingIdentity('BTC', known)).toEqual([]);
    expect(missingIdentity('EUR', known)).toEqual(['date_of_birth', 'address', 'postal_code', 'city', 'mobile_phone']);
  });
});

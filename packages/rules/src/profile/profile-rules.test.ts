import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageAsked, ageStanding } from './age.ts';
import { ageAt, birthDateError, isCalendarDate, parseBirthDate } from './birth-date.ts';
import { postalCodeError } from './postal-code.ts';
import { inferState } from './state-inference.ts';
import { isTester, isVip } from './membership.ts';
import { groupsOfTags, parityGroup, statuses, statusIds } from './statuses.ts';
import { emailError, normalizeEmail } from '../contact/email.ts';
import { englishOnlyError, nicknameError, untickedError, personalIdError, phoneError } from './text-rules.ts';
import { passwordError, repeatedPasswordError, PASSWORD_SYMBOLS } from '../identity/password.ts';

const keyOf = (error: { key: string } | null): string | null => error?.key ?? null;

describe('text fields', () => {
  test.each([
    ['ada@example.com', null],
    ['  Ada.Lovelace+casino@sub.example.co.uk ', null],
    ['', 'required'],
    ['ada', 'email_invalid'],
    ['ada@example', 'email_invalid'],
    ['ada@@example.com', 'email_invalid'],
    ['ada..l@example.com', 'email_invalid'],
    ['.ada@example.com', 'email_invalid'],
    ['ada@-example.com', 'email_invalid'],
    ['ada @example.com', 'email_invalid'],
    [`${'a'.repeat(65)}@example.com`, 'email_invalid'],
    [`a@${'b.'.repeat(130)}com`, 'email_invalid'],
  ])('e-mail %j: %s', (email, key) => expect(keyOf(emailError(email))).toBe(key));

  test('one mailbox has one spelling', () => {
    expect(normalizeEmail(' Ada@EXAMPLE.com ')).toBe('ada@example.com');
  });

  test.each([
    ['Ignition-2026!', null],
    ['abcdefgh', null],
    ['', 'required'],
    ['abcdefg', 'too_short'],
    ['with space', 'password_characters'],
    ['pässwörter', 'password_characters'],
    ['a'.repeat(129), 'too_long'],
  ])('password %j: %s', (password, key) => expect(keyOf(passwordError(password))).toBe(key));

  test('every symbol that the message lists is taken', () => {
    for (const symbol of PASSWORD_SYMBOLS) expect(passwordError(`abcdefgh${symbol}`)).toBeNull();
  });

  test.each([
    ['', null],
    ['Ada', null],
    ['J. Müller-Ray 7', null],
    ['ab', 'too_short'],
    ['sixteen chars xx', 'too_long'],
    ['ada_l', 'invalid_characters'],
    ['🚀🚀🚀', 'invalid_characters'],
  ])('nickname %j: %s', (nickname, key) => expect(keyOf(nicknameError(nickname))).toBe(key));

  test.each([
    ['+49 (30) 1234-567', null],
    ['12345678', null],
    ['1234567', 'phone_invalid'],
    ['+49 30 CALL', 'phone_invalid'],
    ['(((((((((', 'phone_invalid'],
  ])('phone %j: %s', (phone, key) => expect(keyOf(phoneError(phone))).toBe(key));

  test.each([
    ['Rocket-42', null],
    ['Rocket-4', 'passwords_differ'],
    ['rocket-42', 'passwords_differ'],
    ['', 'required'],
  ])('a password repeated as %j: %s', (again, key) =>
    expect(keyOf(repeatedPasswordError(again, 'Rocket-42'))).toBe(key),
  );

  test('a box that nobody ticked is not ticked', () => {
    expect([true, false, undefined].map((ticked) => keyOf(untickedError(ticked)))).toEqual([
      null,
      'must_be_checked',
      'must_be_checked',
    ]);
  });

  test('personal id and English letters', () => {
    expect([keyOf(personalIdError('12345678901')), keyOf(personalIdError('1234567890'))]).toEqual([
      null,
      'personal_id',
    ]);
    expect([keyOf(englishOnlyError('Ada')), keyOf(englishOnlyError('Ådå'))]).toEqual([null, 'only_english_letters']);
  });
});

describe('birth dates', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  test.each([
    ['31/12/1990', '1990-12-31'],
    ['1/2/1990', '1990-02-01'],
    ['31.12.1990', '1990-12-31'],
    ['31-12-1990', '1990-12-31'],
    ['29/02/2000', '2000-02-29'],
    ['29/02/1900', null],
    ['31/06/1990', null],
    ['32/01/1990', null],
    ['01/13/1990', null],
    ['1990-12-31', null],
  ])('%s is %s', (typed, wire) => expect(parseBirthDate(typed)).toBe(wire));

  test.each([
    ['2008-11-21', 'CW', null],
    ['2008-11-22', 'CW', 'too_young'],
    ['2005-11-21', 'EE', null],
    ['2005-11-22', 'EE', 'too_young'],
    ['2008-11-21', 'EE', 'too_young'],
    ['2030-01-01', 'CW', 'birthday_invalid'],
    ['1901-01-01', 'CW', 'birthday_invalid'],
    ['soon', 'CW', 'birthday_invalid'],
  ] as const)('born %s under %s: %s', (date, licence, key) => {
    expect(keyOf(birthDateError(date, licence, now))).toBe(key);
  });

  test('a date is in the calendar exactly when the calendar agrees', () => {
    const day = fc.record({ y: fc.integer({ min: 1900, max: 2099 }), m: fc.nat(13), d: fc.nat(32) });
    fc.assert(
      fc.property(day, ({ y, m, d }) => {
        const text = `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
        const date = new Date(`${text}T00:00:00Z`);
        const real = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
        expect(isCalendarDate(text)).toBe(real);
      }),
    );
  });

  test('age counts the birthday itself', () => {
    expect([ageAt('2000-11-21', now), ageAt('2000-11-22', now)]).toEqual([26, 25]);
  });
});

describe('addresses', () => {
  test.each([
    ['AU', '2000', 'New South Wales'],
    ['AU', '2600', 'Australian Capital Territory'],
    ['AU', '2618', 'Australian Capital Territory'],
    ['AU', '2619', 'New South Wales'],
    ['AU', '2900', 'Australian Capital Territory'],
    ['AU', '2921', 'New South Wales'],
    ['AU', '0200', 'Australian Capital Territory'],
    ['AU', '0800', 'Northern Territory'],
    ['AU', '3000', 'Victoria'],
    ['AU', '8999', 'Victoria'],
    ['AU', '9000', 'Queensland'],
    ['AU', '5500', 'South Australia'],
    ['AU', '6797', 'Western Australia'],
    ['AU', '6798', null],
    ['AU', '6800', 'Western Australia'],
    ['AU', '7000', 'Tasmania'],
    ['AU', '100', null],
    ['CA', 'v6b 1a1', 'British Columbia'],
    ['CA', 'H2X 1Y4', 'Quebec'],
    ['CA', 'D1A 1A1', null],
    ['DE', '10115', null],
  ])('%s %s is in %s', (country, code, state) => expect(inferState(country, code)).toBe(state));

  test.each([
    ['DE', '10115', true],
    ['DE', '1011', false],
    ['CA', 'K1A 0B1', true],
    ['CA', 'K1A0B', false],
    ['NO', '0150', true],
    ['AT', '0150', false],
    ['AU', '800', true],
    ['AU', '0800', true],
    ['AU', '200', true],
    ['AU', '100', false],
    ['AU', '00800', false],
  ])('postal code %s %s: %s', (country, code, good) => expect(postalCodeError(code, country) === null).toBe(good));

  test('every Australian code that lies in a state is accepted, in each of its spellings', () => {
    const codes = Array.from({ length: 10_000 }, (_, number) => [String(number), String(number).padStart(4, '0')]);
    const refused = codes
      .flat()
      .filter((code) => inferState('AU', code) !== null && postalCodeError(code, 'AU') !== null);
    expect(refused).toEqual([]);
  });
});

describe('statuses', () => {
  test('ids are unique; groups say who is who', () => {
    expect(new Set(statusIds).size).toBe(statuses.length + 12);
    expect([isTester(['21']), isTester(['916']), isTester(['100'])]).toEqual([true, true, false]);
    expect([isVip(['257']), isVip(['1117'])]).toEqual([true, false]);
    expect([parityGroup(7), parityGroup(8)]).toEqual(['544', '543']);
  });

  test('every group of the specification has a name', () => {
    const known = new Set(statuses.map(({ id }) => id));
    const named = [21, 916, 100, 759, 255, 259, 258, 257, 793, 1117, 131811, 543, 544, 545, 631, 791];
    expect([...named, 851, 859, 1030, 1056, 1101, 1308, 1309].filter((id) => !known.has(String(id)))).toEqual([]);
  });

  test('a tag carries the welcome pack as a part of it, and no group it likes', () => {
    expect(groupsOfTags(['131811', null])).toEqual(['131811']);
    expect(groupsOfTags(['42_131811', '122'])).toEqual(['131811']);
    expect(groupsOfTags(['1131811', '21', '131811x'])).toEqual([]);
    expect(groupsOfTags([null, '131811'])).toEqual(['131811']);
  });
});

describe('the age that counts on a host', () => {
  const standing = (birthDate: string | null, own: 'CW' | 'EE', here: 'CW' | 'EE', at: string) =>
    ageStanding(birthDate, { own, asked: ageAsked(own, here), now: new Date(at) });

  test('is the higher one of both licences, to the birthday', () => {
    expect(standing('2005-11-22', 'CW', 'EE', '2026-11-21T23:59:59Z')).toBe('too_young');
    expect(standing('2005-11-22', 'CW', 'EE', '2026-11-22T00:00:00Z')).toBe('old_enough');
    expect(standing('2005-11-22', 'EE', 'CW', '2026-11-21T23:59:59Z')).toBe('too_young');
    expect(standing('2005-11-22', 'CW', 'CW', '2026-11-21T23:59:59Z')).toBe('old_enough');
    expect(standing('2004-02-29', 'CW', 'EE', '2025-02-28T23:59:59Z')).toBe('too_young');
    expect(standing('2004-02-29', 'CW', 'EE', '2025-03-01T00:00:00Z')).toBe('old_enough');
  });

  test('has to be told where it is higher than what was stated when the account was opened', () => {
    expect([standing(null, 'CW', 'EE', '2026-11-21'), standing(null, 'CW', 'CW', '2026-11-21')]).toEqual([
      'unknown',
      'old_enough',
    ]);
    expect([standing(null, 'EE', 'EE', '2026-11-21'), standing(null, 'EE', 'CW', '2026-11-21')]).toEqual([
      'old_enough',
      'old_enough',
    ]);
  });
});

import type { Player } from '@cosmodrome/contract/http/profile';
import { describe, expect, test } from 'vitest';
import { missingFields } from './missing.ts';
import { changesOf, isLocked, sectionFields, sectionRules, typedDate, valuesOf } from './sections.ts';

const player = {
  id: 7,
  email: 'ada@example.com',
  country: 'DE',
  license_name: 'CW',
  first_name: null,
  last_name: 'Ray',
  date_of_birth: null,
  gender: null,
  nickname: null,
  city: null,
  address: null,
  postal_code: null,
  state: null,
  mobile_phone: null,
  receive_promos: false,
  receive_sms_promos: true,
} as unknown as Player;
const now = (): Date => new Date('2026-11-21T12:00:00Z');

describe('sections of the personal data', () => {
  test('a state is asked only where there are states', () => {
    expect(sectionFields('home', 'DE')).not.toContain('state');
    expect(sectionFields('home', 'AU')).toContain('state');
  });

  test('the code of a register is asked where there is one, wherever the player lives', () => {
    expect(sectionFields('about', 'DE')).not.toContain('personal_id_number');
    expect(sectionFields('about', 'EE')).toContain('personal_id_number');
    expect(sectionFields('about', 'DE', true)).toContain('personal_id_number');
  });

  test('a field that is set once is locked when it has a value', () => {
    expect([isLocked('first_name', player), isLocked('last_name', player), isLocked('city', player)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('dates are shown as they are typed', () => {
    expect([typedDate('1990-12-31'), typedDate(null)]).toEqual(['31/12/1990', '']);
  });

  test('emptied fields are never wrong, locked ones are not asked', () => {
    const rules = sectionRules(sectionFields('about', 'DE'), player, now);
    expect(Object.keys(rules)).not.toContain('last_name');
    expect(rules['date_of_birth']?.('')).toBeNull();
    expect(rules['date_of_birth']?.('31/02/1990')).toEqual({ key: 'birthday_invalid' });
    expect(rules['date_of_birth']?.('01/01/2010')).toEqual({ key: 'too_young', values: { age: 18 } });
    expect(rules['nickname']?.('a_b')).toEqual({ key: 'invalid_characters' });
  });

  test('only what has changed is sent, and no empty gender', () => {
    const before = valuesOf(sectionFields('about', 'DE'), player);
    expect(changesOf({ ...before, first_name: 'Ada' }, before)).toEqual({ first_name: 'Ada' });
    expect(changesOf(before, before)).toEqual({});
    expect(changesOf({ gender: '' }, { gender: 'm' })).toEqual({});
  });

  test('what a payout needs is missing until it is there', () => {
    expect(missingFields(player)).toEqual([
      'first_name',
      'date_of_birth',
      'address',
      'postal_code',
      'city',
      'mobile_phone',
    ]);
    const all = {
      first_name: 'Ada',
      date_of_birth: '1990-12-31',
      city: 'Ulm',
      address: 'Weg 1',
      postal_code: '89073',
      mobile_phone: '+49 30 123456',
    };
    expect(missingFields({ ...player, ...all })).toEqual([]);
  });
});

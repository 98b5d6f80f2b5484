import { describe, expect, test } from 'vitest';
import { cardSummary, readCardExpiry, readCardNumber } from './card.ts';

const now = new Date('2026-11-21T12:00:00Z');

describe('a card', () => {
  test.each([
    ['4242 4242 4242 4242', { digits: '4242424242424242' }],
    ['4242-4242-4242-4242', { digits: '4242424242424242' }],
    ['4242 4242 4242 4243', { error: 'card_number_invalid' }],
    ['4242', { error: 'card_number_invalid' }],
    ['', { error: 'card_number_invalid' }],
    ['0000 0000 0000 0000', { error: 'bank_not_possible' }],
  ])('number %j', (text, answer) => expect(readCardNumber(text)).toEqual(answer));

  test.each([
    ['11/26', { month: 11, year: 2026 }],
    ['10/26', { error: 'card_expired' }],
    ['12/25', { error: 'card_expired' }],
    ['01/27', { month: 1, year: 2027 }],
    ['13/27', { error: 'expiration_invalid' }],
    ['00/27', { error: 'expiration_invalid' }],
    ['1/27', { error: 'expiration_invalid' }],
  ])('expiry %j', (text, answer) => expect(readCardExpiry(text, now)).toEqual(answer));

  test('only the first six and last four digits are kept', () => {
    expect(cardSummary('4242421234564242')).toEqual({ first6: '424242', last4: '4242' });
  });
});

import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { chanceOf, oneIn } from './chance.ts';
import { listLine, listName, ticketText } from './list.ts';
import { ruleFor, ticketsFor, ticketsLeft } from './tickets.ts';

const rules = [
  { from_amount_cents: 1_000, price_cents: 1_000 },
  { from_amount_cents: 10_000, price_cents: 800 },
];

describe('tickets for deposits', () => {
  it('follow the highest rule that a deposit reaches', () => {
    expect(ruleFor(rules, 999)).toBeNull();
    expect(ruleFor(rules, 9_999)).toBe(rules[0]);
    expect(ruleFor(rules, 10_000)).toBe(rules[1]);
    expect(ticketsFor(rules, { amount: 999, carried: 500 })).toEqual({ tickets: 0, carried: 500 });
    expect(ticketsFor(rules, { amount: 2_500, carried: 500 })).toEqual({ tickets: 3, carried: 0 });
    expect(ticketsFor(rules, { amount: 10_000, carried: 0 })).toEqual({ tickets: 12, carried: 400 });
  });

  it('lose nothing between deposits of one rule', () => {
    const amounts = fc.array(fc.integer({ min: 1_000, max: 9_999 }), { maxLength: 20 });
    fc.assert(
      fc.property(amounts, (all) => {
        let [tickets, carried] = [0, 0];
        for (const amount of all) {
          const step = ticketsFor(rules, { amount, carried });
          tickets += step.tickets;
          ({ carried } = step);
        }
        const sum = all.reduce((total, amount) => total + amount, 0);
        expect([tickets, carried]).toEqual([Math.floor(sum / 1_000), sum % 1_000]);
      }),
    );
  });

  it('end at the most of the player and of the lottery', () => {
    expect(ticketsLeft({ inAll: 100, each: 5 }, { inAll: 10, own: 3 })).toBe(2);
    expect(ticketsLeft({ inAll: 100, each: null }, { inAll: 98, own: 90 })).toBe(2);
    expect(ticketsLeft({ inAll: 100, each: 5 }, { inAll: 100, own: 0 })).toBe(0);
  });
});

describe('the chance', () => {
  it('is certain where there are as many places as tickets, and none without a ticket', () => {
    expect(chanceOf({ own: 1, issued: 3, places: 3 })).toBe(1);
    expect(chanceOf({ own: 0, issued: 3, places: 3 })).toBe(0);
    expect(chanceOf({ own: 1, issued: 4, places: 1 })).toBeCloseTo(0.25, 12);
    expect(chanceOf({ own: 2, issued: 4, places: 2 })).toBeCloseTo(5 / 6, 12);
    expect(oneIn(0)).toBeNull();
    expect(oneIn(1 / 41.4)).toBe(41);
  });

  it('grows with every ticket', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 5_000 }), fc.integer({ min: 1, max: 200 }), (issued, places) => {
        const one = chanceOf({ own: 1, issued, places });
        expect(one).toBeCloseTo(Math.min(1, places / issued), 9);
        expect(chanceOf({ own: 2, issued, places })).toBeGreaterThanOrEqual(one);
      }),
    );
  });
});

describe('the list', () => {
  it('has a line for each ticket, whatever players are called', () => {
    expect(listLine({ number: 7, issued_at: '2026-11-25T12:00:00.000Z', name: null })).toBe(
      '7,2026-11-25T12:00:00.000Z,\n',
    );
    expect(listName('Nordlicht')).toBe('Nordli***');
    expect(listName('=1+1,"\n')).toBe('_1_1__***');
    expect(listName('-2x<b>')).toBe('_2x_b_***');
    expect(listName(null)).toBe('player***');
  });

  it('writes numbers in groups of three', () => {
    expect([1, 11_206, 1_000_000].map(ticketText)).toEqual(
      ['000 001', '011 206', '1 000 000'].map((text) => text.replaceAll(' ', '\u00a0')),
    );
  });
});

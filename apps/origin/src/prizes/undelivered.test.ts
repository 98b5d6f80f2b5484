import { expect, it } from 'vitest';
import { Prizes } from './prizes.ts';
import { undelivered } from './undelivered.ts';

const money = { kind: 'money', amounts: { EUR: 500 }, wager: 0 };
const points = { kind: 'points', chargeable: 50, persistent: 0 };
const content = {
  lootboxes: new Map([
    [
      'first',
      {
        items: [
          { id: 'a', prize: money },
          { id: 'b', prize: points },
        ],
      },
    ],
  ]),
  levels: { gifts: [[], [money, points]], notes: null },
  banners: [{ kind: 'wide', prize: 'none' }],
};

it('finds prizes that nobody delivers, wherever they stand', () => {
  expect(undelivered(content, new Prizes())).toEqual([
    'content/lootboxes/first/items/1/prize: points',
    'content/levels/gifts/1/1: points',
  ]);
});

it('finds none where each kind is delivered', () => {
  expect(undelivered(content, { delivers: () => true })).toEqual([]);
});

it('sees money that has to be wagered as the bonus that it is', () => {
  expect(undelivered({ gift: { ...money, wager: 3 } }, new Prizes())).toEqual(['content/gift: money']);
});

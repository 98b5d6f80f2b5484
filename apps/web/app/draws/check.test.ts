import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkDraw, type ClaimedDraw } from './check.ts';

const seed = 'ab'.repeat(32);
const claim: ClaimedDraw = {
  server: seed,
  hash: createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'),
  client: 'my words',
  nonce: '3',
  table: 'lootboxes/cargo@1',
  weights: '4600, 3000,1800,550,50',
};

it('computes what the page describes, and compares the seed with its hash', () => {
  const word = createHmac('sha256', Buffer.from(seed, 'hex')).update('my words:3:0').digest().readUInt32BE(0);
  const number = word % 10_000;
  const picked = [4_600, 7_600, 9_400, 9_950, 10_000].findIndex((end) => number < end);
  expect(checkDraw(claim)).toMatchObject({
    kind: 'computed',
    kept: true,
    picked,
    sum: 10_000,
    tableHash: createHash('sha256').update('lootboxes/cargo@1\n4600,3000,1800,550,50').digest('hex'),
  });
  expect(checkDraw({ ...claim, hash: '00' })).toMatchObject({ kept: false });
  expect(checkDraw({ ...claim, hash: '' })).toMatchObject({ kept: null });
});

it('says which field cannot be read', () => {
  const wrong: Partial<ClaimedDraw>[] = [
    { server: 'x' },
    { client: '' },
    { nonce: '-1' },
    { table: '' },
    { weights: '1,a' },
  ];
  for (const change of wrong) {
    expect(checkDraw({ ...claim, ...change })).toEqual({ kind: 'unreadable', field: Object.keys(change)[0] });
  }
  expect(checkDraw({ ...claim, weights: '0,0' })).toEqual({ kind: 'unreadable', field: 'weights' });
});

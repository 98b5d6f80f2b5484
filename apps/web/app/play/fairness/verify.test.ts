import { commitment, newServerSeed, stream } from '@cosmodrome/fairness';
import { models } from '@cosmodrome/maths/models';
import { replayRound } from '@cosmodrome/maths/replay';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Claimed, claimIn, nothingClaimed, picturesOf, verifierPath } from './link.ts';
import { verify } from './verify.ts';

const server = newServerSeed();
const bets = [
  { kind: 'red', stake: 100 },
  { kind: 'straight', numbers: [7], stake: 50 },
];
const actions = [{ type: 'spin', bets }];
const played = replayRound(
  { modelId: 'roulette-european', actions, serverSeed: server, clientSeed: 'mine', nonce: 4 },
  stream,
);
const claim: Claimed = {
  ...nothingClaimed,
  model: 'roulette-european',
  server,
  hash: commitment(server),
  client: 'mine',
  nonce: '4',
  actions: JSON.stringify(actions),
  currency: 'EUR',
  stake: String(played.totalStake),
  win: String(played.totalWin),
  events: JSON.stringify(played.steps.flatMap((step) => step.events)),
};

describe('the verifier', () => {
  it('confirms a round that was kept as it was played', () => {
    expect(verify(claim)).toMatchObject({
      kind: 'computed',
      kept: true,
      stake: 150,
      win: played.totalWin,
      finished: true,
      differ: [],
      compared: ['stake', 'win', 'events'],
    });
  });

  it('does not mind the order in which a database keeps keys', () => {
    const turned = played.steps
      .flatMap((step) => step.events)
      .map((event) => Object.fromEntries(Object.entries(event as object).toReversed()));
    expect(verify({ ...claim, events: JSON.stringify(turned) })).toMatchObject({ differ: [] });
  });

  it('finds every lie', () => {
    expect(verify({ ...claim, hash: commitment(newServerSeed()) })).toMatchObject({ kept: false });
    expect(verify({ ...claim, win: String(played.totalWin + 1) })).toMatchObject({ differ: ['win'] });
    expect(verify({ ...claim, stake: '1' })).toMatchObject({ differ: ['stake'] });
    expect(verify({ ...claim, events: '[]' })).toMatchObject({ differ: ['events'] });
  });

  it('says what was not compared', () => {
    const bare = { ...claim, hash: '', stake: '', win: '', events: '' };
    expect(verify(bare)).toMatchObject({ kind: 'computed', kept: null, compared: [], differ: [] });
  });

  it.each([
    ['model', 'nothing'],
    ['model', 'constructor'],
    ['server', 'ff'],
    ['client', ''],
    ['nonce', '-1'],
    ['nonce', ''],
    ['nonce', '1.5'],
    ['actions', ''],
    ['actions', '{}'],
    ['actions', '[]'],
    ['actions', '[1]'],
    ['win', '1.5'],
    ['events', '{'],
  ] as const)('names the field that it cannot read: %s = %s', (field, value) => {
    expect(verify({ ...claim, [field]: value })).toEqual({ kind: 'unreadable', field });
  });

  it('does not take actions that the model does not allow', () => {
    expect(verify({ ...claim, actions: '[{"type":"free-spin"}]' }).kind).toBe('illegal');
    expect(verify({ ...claim, actions: JSON.stringify([...actions, ...actions]) }).kind).toBe('illegal');
  });

  it('never throws, whatever is pasted', () => {
    const text = fc.oneof(fc.string(), fc.json(), fc.constantFrom(...Object.keys(models)));
    const any = fc.record(Object.fromEntries(Object.keys(nothingClaimed).map((field) => [field, text])));
    fc.assert(fc.property(any, (given) => verify(given as unknown as Claimed).kind.length > 0));
  });
});

describe('the link to the verifier', () => {
  it('brings everything along in the fragment', () => {
    const path = verifierPath(claim);
    expect(path.startsWith('/fairness#')).toBe(true);
    expect(claimIn(path.slice(path.indexOf('#')))).toEqual(claim);
  });

  it('draws with our own pictures only', () => {
    expect(picturesOf({ ...claim, symbols: '/art/symbols/aztec' })).toBe('/art/symbols/aztec');
    for (const symbols of [
      '',
      'https://other.example/a',
      '//other.example/a',
      '/art/symbols/../x',
      '/art/symbols/a")',
    ]) {
      expect(picturesOf({ ...claim, symbols })).toBeNull();
    }
  });

  it('is nothing for other fragments', () => {
    expect(claimIn('')).toBeNull();
    expect(claimIn('#verify')).toBeNull();
  });
});

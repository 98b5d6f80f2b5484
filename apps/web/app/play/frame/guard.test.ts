import { FRAME_PROTOCOL } from '@cosmodrome/contract/frame';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OPAQUE, readFrameMessage } from './guard.ts';

const frame = { name: 'frame' };
const expected = { window: frame, origin: OPAQUE, session: 's1' };
const ready = { protocol: FRAME_PROTOCOL, session: 's1', type: 'ready' };
const event = (data: unknown, source: unknown = frame, origin = OPAQUE) => ({ source, origin, data });

describe('what the host believes', () => {
  it('takes the message of its own frame', () => {
    expect(readFrameMessage(event(ready), expected)).toEqual(ready);
    const end = { ...ready, type: 'round-end', round: 'r', stake: 20, win: 0 };
    expect(readFrameMessage(event(end), expected)).toEqual(end);
  });

  it.each([
    ['another window', event(ready, { name: 'other' })],
    ['no window', event(ready, null)],
    ['the site itself', event(ready, frame, 'https://casino.example')],
    ['another session', event({ ...ready, session: 's2' })],
    ['another version', event({ ...ready, protocol: 'cosmodrome.frame.2' })],
    ['an unknown type', event({ ...ready, type: 'pay' })],
    ['a broken amount', event({ ...ready, type: 'balance', amount: 1.5, currency: 'FUN' })],
    ['amounts as text', event({ ...ready, type: 'round-start', round: 'r', stake: '20' })],
    ['missing parts', event({ ...ready, type: 'round-end', round: 'r' })],
  ])('drops the message of %s', (_name, given) => {
    expect(readFrameMessage(given, expected)).toBeNull();
  });

  it('drops everything while there is no frame', () => {
    expect(readFrameMessage(event(ready, null), { ...expected, window: null })).toBeNull();
  });

  it('never throws, whatever arrives', () => {
    fc.assert(fc.property(fc.anything(), (data) => readFrameMessage(event(data), expected) === null));
  });
});

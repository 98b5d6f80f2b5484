import { describe, expect, it } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { frameAddress } from './address.ts';
import { gateOf } from './gate.ts';
import { askedMode, modeFor, withMode } from './mode.ts';

const refused = (status: number, errors: ApiError['errors']) =>
  new ApiError('refused', 'play.launch', status, { errors });

describe('why a game does not open', () => {
  it.each([
    ['offline', new ApiError('network', 'play.launch', 0)],
    ['offline', new ApiError('timeout', 'play.launch', 0)],
    ['broken', new ApiError('broken', 'play.launch', 500)],
    ['broken', new Error('other')],
    ['gone', refused(404, { base: { game_not_found: 'gone' } })],
    ['join', refused(401, { base: { unauthenticated: 'who' } })],
    ['restricted', refused(403, { base: { country_restricted: 'no' } })],
    ['no-demo', refused(422, { mode: { demo_unavailable: 'no' } })],
    ['limit', refused(422, { base: { limit_reached: 'enough' } })],
    ['barred', refused(422, { base: { register_banned: 'closed' } })],
    ['break', refused(403, { base: { self_excluded: 'closed' } })],
    ['break', refused(422, { base: { cooling_off: 'closed' } })],
    ['broken', refused(422, { mode: { required: 'which' } })],
    ['broken', refused(422, {})],
  ])('%s', (kind, error) => expect(gateOf(error).kind).toBe(kind));

  it('says which wallet does not fit, and which fields are missing', () => {
    expect(gateOf(refused(422, { base: { too_young_here: '21 and older' } }))).toEqual({
      kind: 'age',
      text: '21 and older',
    });
    expect(gateOf(refused(422, { base: { cooling_off: 'until tomorrow' } }))).toEqual({
      kind: 'break',
      text: 'until tomorrow',
    });
    expect(gateOf(refused(422, { currency: { currency_not_supported: 'not in NOK' } }))).toEqual({
      kind: 'currency',
      text: 'not in NOK',
    });
    const missing = refused(422, { first_name: { required: 'r' }, date_of_birth: { required: 'r' } });
    expect(gateOf(missing)).toEqual({ kind: 'fields', fields: ['first_name', 'date_of_birth'] });
  });
});

describe('real or demo', () => {
  const search = (text: string) => new URLSearchParams(text);

  it('is what the address says, else what fits the visitor', () => {
    expect(modeFor(askedMode(search('mode=demo')), 'player')).toBe('demo');
    expect(modeFor(askedMode(search('mode=real')), 'guest')).toBe('real');
    expect(modeFor(askedMode(search('mode=x')), 'guest')).toBe('demo');
    expect(modeFor(askedMode(search('')), 'player')).toBe('real');
    expect(modeFor(askedMode(search('')), 'unknown')).toBe('real');
    expect(askedMode(search('demo=true'))).toBe('demo');
    expect(askedMode(search('demo=false'))).toBe('real');
  });

  it('changes nothing else in the address', () => {
    expect(withMode(search('utm_source=a&demo=true'), 'real')).toBe('?utm_source=a&mode=real');
  });
});

describe('the address of the frame', () => {
  const site = 'https://casino.example';
  it('is a path of the site or another host, and nothing that runs here', () => {
    const told = { session: 's', demo: null };
    expect(frameAddress('/arcade/x?token=1', site, told)).toBe('https://casino.example/arcade/x?token=1#session=s');
    expect(frameAddress('https://games.example/arcade/x', site, told)).toBe('https://games.example/arcade/x#session=s');
    for (const bad of ['javascript:alert(1)', 'data:text/html,x', 'blob:https://casino.example/1', 'http://']) {
      expect(frameAddress(bad, site, told)).toBeNull();
    }
  });
});

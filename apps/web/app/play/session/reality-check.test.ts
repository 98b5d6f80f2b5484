import { HOUR_MS } from '@cosmodrome/rules/durations';
import { describe, expect, it } from 'vitest';
import { checkAt, type CheckSituation, type RealityCheck, running } from './reality-check.ts';

const hour = HOUR_MS;
const at = (now: number, more: Partial<CheckSituation> = {}): CheckSituation => ({
  now,
  checked: 0,
  interval: hour,
  roundRuns: false,
  patience: 8_000,
  ...more,
});

describe('the reality check', () => {
  it('comes exactly when the interval is over', () => {
    expect(checkAt(running, at(hour - 1))).toBe(running);
    expect(checkAt(running, at(hour)).kind).toBe('asking');
  });

  it('lets the running round end first', () => {
    const holding = checkAt(running, at(hour, { roundRuns: true }));
    expect(holding).toEqual({ kind: 'holding', since: hour });
    expect(checkAt(holding, at(hour + 7_999, { roundRuns: true }))).toBe(holding);
    expect(checkAt(holding, at(hour + 1_000)).kind).toBe('asking');
  });

  it('does not wait for ever for a round that needs the player', () => {
    const holding: RealityCheck = { kind: 'holding', since: hour };
    expect(checkAt(holding, at(hour + 8_000, { roundRuns: true })).kind).toBe('asking');
  });

  it('stays until it is confirmed, and the next cycle begins then', () => {
    const asking: RealityCheck = { kind: 'asking' };
    expect(checkAt(asking, at(5 * hour))).toBe(asking);
    const checked = 2 * hour;
    expect(checkAt(running, at(3 * hour - 1, { checked }))).toBe(running);
    expect(checkAt(running, at(3 * hour, { checked })).kind).toBe('asking');
  });

  it('does not exist where the policy has none', () => {
    expect(checkAt(running, at(9 * hour, { interval: null }))).toBe(running);
  });
});

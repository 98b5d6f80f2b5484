import { describe, expect, it, test } from 'vitest';
import { DAY_MS } from '../durations.ts';
import { suppressionOf, type SuppressionFacts } from './marketing.ts';
import { markersOf } from './markers.ts';
import { promptDue } from './prompt.ts';
import { banEnd, isBanLength } from './register.ts';
import {
  ASSESSMENT_QUESTIONS,
  type Assessment,
  type AssessmentAnswer,
  assessmentBand,
  assessmentScore,
  completeAssessment,
} from './self-assessment.ts';

const at = (iso: string): Date => new Date(iso);

describe('the question about limits', () => {
  const facts = { answeredAt: null, joinedAt: at('2026-08-31T10:00:00Z'), hasDeposited: false, zone: 'Europe/Berlin' };

  it('comes before the first deposit, until it is answered', () => {
    expect(promptDue(facts, 'month_6', at('2026-08-31T10:00:00Z'))).toBe('first');
    expect(promptDue({ ...facts, answeredAt: facts.joinedAt }, 'month_6', at('2026-08-31T10:00:01Z'))).toBeNull();
  });

  it('comes again after the period, on the last day of a short month and by the wall clock', () => {
    const answered = { ...facts, answeredAt: facts.joinedAt, hasDeposited: true };
    // From summer to winter time: noon in Berlin is an hour later in UTC.
    expect(promptDue(answered, 'month_6', at('2027-02-28T10:59:59.999Z'))).toBeNull();
    expect(promptDue(answered, 'month_6', at('2027-02-28T11:00:00Z'))).toBe('review');
    expect(promptDue(answered, 'month_3', at('2026-11-30T11:00:00Z'))).toBe('review');
  });

  it('reaches who deposited before there was such a question', () => {
    const early = { ...facts, hasDeposited: true };
    expect(promptDue(early, 'month_6', at('2026-12-01T00:00:00Z'))).toBeNull();
    expect(promptDue(early, 'month_6', at('2027-03-01T00:00:00Z'))).toBe('review');
  });
});

describe('the self-assessment', () => {
  const all = (answer: AssessmentAnswer, other: Partial<Assessment> = {}): Assessment => ({
    ...(Object.fromEntries(ASSESSMENT_QUESTIONS.map((question) => [question, answer])) as unknown as Assessment),
    ...other,
  });

  test.each([
    [all('never'), 0, 'calm'],
    [all('never', { longer: 'often' }), 2, 'calm'],
    [all('never', { longer: 'often', bigger: 'sometimes' }), 3, 'watch'],
    [all('never', { longer: 'always', bigger: 'always', on_mind: 'sometimes' }), 7, 'watch'],
    [all('sometimes'), 8, 'act'],
    [all('never', { borrowed: 'often' }), 2, 'act'],
    [all('never', { win_back: 'sometimes' }), 1, 'calm'],
  ] as const)('%o comes to %i: %s', (answers, score, band) => {
    expect([assessmentScore(answers), assessmentBand(answers)]).toEqual([score, band]);
  });

  it('is complete with an answer to every question, and takes no others', () => {
    expect(completeAssessment(all('often'))).toEqual(all('often'));
    expect(completeAssessment({ ...all('often'), longer: 'perhaps' })).toBeNull();
    expect(completeAssessment({ longer: 'never' })).toBeNull();
  });
});

test('signs of harm are what happens as often as the policy names', () => {
  const policy = { deposits: 6, failedDeposits: 4, looserLimits: 3, recalledWithdrawals: 2, hoursPlayed: 10 };
  const none = { deposits: 5, failedDeposits: 3, looserLimits: 2, recalledWithdrawals: 1, hoursPlayed: 9 };
  expect(markersOf(none, policy)).toEqual([]);
  expect(markersOf(policy, policy)).toEqual([
    'many_deposits',
    'failed_deposits',
    'looser_limits',
    'recalled_withdrawals',
    'long_play',
  ]);
  expect(markersOf({ ...none, looserLimits: 4 }, policy)).toEqual(['looser_limits']);
});

describe('offers', () => {
  const nothing: SuppressionFacts = {
    excluded: false,
    barred: false,
    limitReached: false,
    assessment: null,
    markedAt: null,
  };
  const now = at('2026-11-21T12:00:00Z');
  const reason = (facts: Partial<SuppressionFacts>) => suppressionOf({ ...nothing, ...facts }, 30, now);

  it('are for everybody whom nothing speaks against', () => {
    expect(reason({})).toBeNull();
    expect(reason({ assessment: { band: 'calm', at: now } })).toBeNull();
  });

  it('are for nobody who is excluded, barred, at a limit, or at risk', () => {
    expect(reason({ excluded: true, limitReached: true })).toBe('excluded');
    expect(reason({ barred: true })).toBe('register');
    expect(reason({ limitReached: true })).toBe('limit_reached');
    expect(reason({ assessment: { band: 'watch', at: now } })).toBe('assessment');
    expect(reason({ markedAt: now })).toBe('markers');
  });

  it('come back when the days are over', () => {
    const ago = (ms: number) => new Date(now.getTime() - ms);
    const days = 30 * DAY_MS;
    expect(reason({ markedAt: ago(days - 1) })).toBe('markers');
    expect(reason({ markedAt: ago(days) })).toBeNull();
    expect(reason({ assessment: { band: 'act', at: ago(days) } })).toBeNull();
  });
});

describe('a ban of the register', () => {
  it('lasts from half a year to three years', () => {
    expect([5, 6, 7.5, 36, 37].map(isBanLength)).toEqual([false, true, false, true, false]);
  });

  it('ends on the same day, or on the last one of a short month', () => {
    expect(banEnd(at('2026-08-31T10:00:00Z'), 6).toISOString()).toBe('2027-02-28T10:00:00.000Z');
    expect(banEnd(at('2027-08-29T10:00:00Z'), 6).toISOString()).toBe('2028-02-29T10:00:00.000Z');
    expect(banEnd(at('2026-01-15T00:00:00Z'), 36).toISOString()).toBe('2029-01-15T00:00:00.000Z');
  });
});

import { describe, expect, it } from 'vitest';
import { campaignsOf, type CampaignRules, isCampaignFor, isExcludedTag } from './campaigns.ts';
import { packIsOpen, stepStatus } from './welcome-pack.ts';

const campaign: CampaignRules = {
  slug: 'a',
  enabled: true,
  groups: null,
  countries: null,
  start_at: null,
  end_at: null,
};
const guest = { groups: [], country: 'DE' };

describe('a campaign', () => {
  it.each<[string, Partial<CampaignRules>, { groups: string[]; country: string | null }, boolean]>([
    ['of everybody', {}, guest, true],
    ['that is switched off', { enabled: false }, guest, false],
    [
      'that is switched off, for a tester',
      { enabled: false, countries: ['EE'] },
      { groups: ['916'], country: 'DE' },
      true,
    ],
    ['of a group, for others', { groups: ['791'] }, guest, false],
    ['of a group, for it', { groups: ['791'] }, { groups: ['791'], country: null }, true],
    ['of another country', { countries: ['NO'] }, guest, false],
    ['of the country', { countries: ['DE', 'NO'] }, guest, true],
    ['of a country, before it is known', { countries: ['DE'] }, { groups: [], country: null }, false],
  ])('%s', (_name, rules, reader, shown) => expect(isCampaignFor({ ...campaign, ...rules }, reader)).toBe(shown));

  it('is active, to come, or over, by its own times', () => {
    const all = [
      { ...campaign, slug: 'always' },
      { ...campaign, slug: 'over', end_at: '2026-11-01T00:00:00Z' },
      { ...campaign, slug: 'soon', start_at: '2026-12-01T00:00:00Z' },
    ];
    const { active, future, archive } = campaignsOf(all, guest, new Date('2026-11-25T00:00:00Z'));
    expect([active, future, archive].map((list) => list.map(({ slug }) => slug))).toEqual([
      ['always'],
      ['soon'],
      ['over'],
    ]);
  });

  it('is shown to nobody whom an excluded tag sent, and a tag is compared whole', () => {
    expect(isExcludedTag('77_closed', ['77_closed'])).toBe(true);
    expect(isExcludedTag('77_closed_2', ['77_closed'])).toBe(false);
    expect(isExcludedTag(null, ['77_closed'])).toBe(false);
  });
});

describe('a step of the welcome pack', () => {
  it.each([
    ['next', { number: 1, taken: false, open: true }, 0],
    ['later', { number: 2, taken: false, open: true }, 0],
    ['taken', { number: 1, taken: true, open: true }, 1],
    ['missed', { number: 1, taken: false, open: true }, 1],
    ['missed', { number: 3, taken: false, open: false }, 1],
    ['next', { number: 2, taken: false, open: true }, 1],
  ] as const)('is %s', (status, step, deposits) => expect(stepStatus(step, deposits)).toBe(status));

  it('keeps the pack open while one can be had', () => {
    expect(packIsOpen(['taken', 'missed', 'later'])).toBe(true);
    expect(packIsOpen(['taken', 'missed'])).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { statusRule, writableGroups } from '../profile/statuses.ts';
import { dueIntroduction, introductions } from './introductions.ts';

describe('introductions', () => {
  test('the groups that note one are those a client may add, and all groups exist', () => {
    expect(introductions.map(({ shown }) => shown)).toEqual(writableGroups);
    for (const { group, shown } of introductions) {
      expect(statusRule(group)).toMatchObject({ status: false });
      expect(statusRule(shown)).toMatchObject({ status: false });
    }
  });

  test('one is due to the players of its group until it is noted, one at a time', () => {
    expect(dueIntroduction([])).toBeUndefined();
    expect(dueIntroduction(['level_1', '859'])).toBeUndefined();
    expect(dueIntroduction(['851'])?.studio).toBe('kestrel-yard');
    expect(dueIntroduction(['851', '1030'])?.group).toBe('851');
    expect(dueIntroduction(['851', '1030', '859'])?.group).toBe('1030');
    expect(dueIntroduction(['851', '1030', '859', '1056'])).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { mayHaveBookmarksAt, mayRemindAt } from './quiet-pages.ts';

describe('a reminder', () => {
  it.each([
    '/play/northline/fjord-raiders',
    '/promo/friday',
    '/promotions',
    '/profile/limits',
    '/profile/limits/confirm',
    '/self-assessment',
  ])('is not shown over %s', (path) => expect(mayRemindAt(path)).toBe(false));

  it.each(['/', '/profile', '/promotion', '/playground'])('may be shown over %s', (path) => {
    expect(mayRemindAt(path)).toBe(true);
  });
});

describe('bookmarks', () => {
  it.each(['/profile', '/profile/limits', '/profile/promocode', '/responsible-gaming', '/unlock'])(
    'are not shown on %s',
    (path) => expect(mayHaveBookmarksAt(path)).toBe(false),
  );

  it.each(['/', '/pokies/all', '/promotions', '/profiles'])('may be shown on %s', (path) => {
    expect(mayHaveBookmarksAt(path)).toBe(true);
  });
});

import { JACKPOT_IDENTIFIERS } from '@cosmodrome/rules/jackpots/identifiers';
import { moved, page, resource, type PathSpec } from '../platform/routing/path-spec.ts';

/** Addresses of pages that are made of several systems, and those that belong to none. */
export const paths: readonly PathSpec[] = [
  page('/profile', 'shell/routes/profile.tsx', { guard: 'player', messages: ['profile', 'contact', 'errors'] }),
  page('/profile/security', 'shell/routes/security.tsx', {
    guard: 'player',
    messages: ['security', 'identity', 'contact', 'profile', 'errors'],
  }),
  page('/profile/promocode', 'shell/routes/promocode.tsx', {
    guard: 'player',
    messages: ['bonuses', 'profile'],
  }),
  ...JACKPOT_IDENTIFIERS.map((identifier) =>
    page(`/${identifier}`, 'shell/routes/jackpot.tsx', { messages: ['jackpots', 'games', 'lobby'] }),
  ),
  moved('/users/*', '/profile/*'),
  moved('/accounts/history', '/'),
  page('/oops', 'shell/routes/oops.tsx', { listed: false, search: ['sport', 'closed'], messages: ['content'] }),
  resource('/robots.txt', 'shell/routes/robots.ts'),
  resource('/sitemap.xml', 'shell/routes/sitemap.ts'),
  resource('/sitemap/:file', 'shell/routes/sitemap.ts'),
  page('/*', 'shell/routes/not-found.tsx', { listed: false }),
];

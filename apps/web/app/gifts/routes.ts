import { page, type PathSpec } from '../platform/routing/path-spec.ts';

export const paths: readonly PathSpec[] = [
  page('/profile/gifts', 'gifts/routes/gifts.tsx', {
    guard: 'player',
    search: ['tab'],
    messages: ['gifts', 'bonuses', 'profile', 'errors'],
  }),
  page('/bonus-balance', 'gifts/routes/bonus-balance.tsx', { messages: ['gifts'] }),
  page('/bonus/:id', 'gifts/routes/bonus.tsx', {
    listed: false,
    messages: ['gifts', 'bonuses', 'games', 'errors'],
  }),
];

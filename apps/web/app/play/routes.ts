import { page, type PathSpec } from '../platform/routing/path-spec.ts';

export const paths: readonly PathSpec[] = [
  page('/play/:producer/:name', 'play/routes/game.tsx', {
    frame: 'game',
    search: ['mode', 'demo'],
    messages: ['play', 'games', 'errors'],
  }),
  page('/profile/games-history', 'play/routes/history.tsx', { guard: 'player', messages: ['play', 'profile'] }),
  page('/profile/games-history/:round', 'play/routes/round.tsx', { guard: 'player', messages: ['play', 'profile'] }),
  page('/fairness', 'play/routes/fairness.tsx', { messages: ['play', 'draws'] }),
];

import type { Distribution } from '../distribution.ts';

export const distribution = {
  // Found by an e-mail before it is known whose row it is.
  players: 'everywhere',
  player_groups: 'player',
  terms_versions: 'everywhere',
} as const satisfies Readonly<Record<string, Distribution>>;

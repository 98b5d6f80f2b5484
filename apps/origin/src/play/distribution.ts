import type { Distribution } from '../distribution.ts';

export const distribution = {
  play_sessions: 'player',
  play_launch_tokens: { by: 'token_hash' },
  play_gaming_sessions: 'player',
} as const satisfies Readonly<Record<string, Distribution>>;

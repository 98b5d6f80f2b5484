import type { Distribution } from '../distribution.ts';

export const distribution = {
  prizes_grants: 'player',
} as const satisfies Readonly<Record<string, Distribution>>;

import type { Distribution } from '../distribution.ts';

export const distribution = { leaderboard_hidden: 'player' } as const satisfies Readonly<Record<string, Distribution>>;

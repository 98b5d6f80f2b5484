import type { Distribution } from '../distribution.ts';

export const distribution = { lootboxes: 'player' } as const satisfies Readonly<Record<string, Distribution>>;

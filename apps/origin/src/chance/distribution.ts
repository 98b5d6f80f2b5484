import type { Distribution } from '../distribution.ts';

export const distribution = { chance_launches: 'player' } as const satisfies Readonly<Record<string, Distribution>>;

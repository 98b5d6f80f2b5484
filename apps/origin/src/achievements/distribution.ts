import type { Distribution } from '../distribution.ts';

export const distribution = { achievements_reached: 'player' } as const satisfies Readonly<
  Record<string, Distribution>
>;

import type { Distribution } from '../distribution.ts';

export const distribution = { wheel_gifts: 'player', wheel_spins: 'player' } as const satisfies Readonly<
  Record<string, Distribution>
>;

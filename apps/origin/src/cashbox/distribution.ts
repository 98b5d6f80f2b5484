import type { Distribution } from '../distribution.ts';

export const distribution = {
  payments: 'player',
  payment_notices: 'player',
  payment_profiles: 'player',
  payment_screenings: 'player',
  refused_notices: 'player',
} as const satisfies Readonly<Record<string, Distribution>>;

import type { Distribution } from '../distribution.ts';

export const distribution = {
  user_limits: 'player',
  limit_prompts: 'player',
  limit_notices: 'player',
  self_assessments: 'player',
  harm_markers: 'player',
} as const satisfies Readonly<Record<string, Distribution>>;

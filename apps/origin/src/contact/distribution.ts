import type { Distribution } from '../distribution.ts';

export const distribution = {
  // Found by a token before it is known whose it is.
  letter_links: 'everywhere',
  restore_ids: 'player',
} as const satisfies Readonly<Record<string, Distribution>>;

import { noticesOf } from '../../platform/toasts/notices-of.tsx';
import { untoldAwards } from '../awards.ts';

/** Tells the player of a jackpot that was won, over whatever page or game. */
export const AwardNotices = noticesOf(untoldAwards, ['jackpots'], () => import('./award-toasts.tsx'));

import { noticesOf } from '../platform/toasts/notices-of.tsx';
import { untoldReached } from './untold.ts';

/** Tells of an achievement that was just reached. */
export const AchievementNotices = noticesOf(untoldReached, ['achievements'], () => import('./toasts.tsx'));

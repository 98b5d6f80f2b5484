import { noticesOf } from '../platform/toasts/notices-of.tsx';
import { untoldLevels } from './untold.ts';

/** Tells of a level that was just paid. */
export const QuestNotices = noticesOf(untoldLevels, ['quests'], () => import('./toasts.tsx'));

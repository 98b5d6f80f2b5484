import { noticesOf } from '../platform/toasts/notices-of.tsx';
import { untoldNews } from './notifications.ts';

/** Tells of starts and of moves on a board. */
export const TournamentNotices = noticesOf(untoldNews, ['tournaments'], () => import('./toasts.tsx'));

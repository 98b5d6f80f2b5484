import { noticesOf } from '../platform/toasts/notices-of.tsx';
import { untoldWins } from './untold.ts';

/** Tells of a prize that has just fallen. */
export const DropNotices = noticesOf(untoldWins, ['drops'], () => import('./toasts.tsx'));

import { noticesOf } from '../platform/toasts/notices-of.tsx';
import { untoldGifts } from './untold.ts';

/** Tells of a gift that has just come: nothing to who is to be shown no offers (player protection R32). */
export const GiftNotices = noticesOf(untoldGifts, ['gifts'], () => import('./toasts.tsx'));

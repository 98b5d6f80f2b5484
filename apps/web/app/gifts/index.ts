export { GiftButton } from './button.tsx';
export { GiftNotices } from './notices.tsx';
export { useGifts } from './queries.ts';

export { AwardNotices } from './components/award-notices.tsx';
export { JackpotBadge } from './components/jackpot-badge.tsx';
export { followJackpots } from './follow.ts';
export { amountsOf, jackpotAmountsQuery, jackpotsQuery, jackpotWinsQuery } from './queries.ts';

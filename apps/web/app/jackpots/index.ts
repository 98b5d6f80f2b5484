export { AwardNotices } from './components/award-notices.tsx';
export { JackpotAmount } from './components/jackpot-amount.tsx';
export { followAwards } from './follow-awards.ts';
export { followJackpots } from './follow.ts';
export { amountsOf, jackpotAmountsQuery, jackpotsQuery, jackpotWinsQuery } from './queries.ts';

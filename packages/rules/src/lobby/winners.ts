/** The winners strip: whose wins it shows and under which name. */

export const LATEST_WINNERS = 20;
export const TOP_WINNERS = 20;
export const TOP_WINNERS_HOURS = 24;
/** Wins that everybody who is connected is told of in a second: more than that nobody reads, and each is a message to all. */
export const WINS_TOLD_A_SECOND = 5;
/** Shown for players without a nickname: says nothing about who they are. */
const NOBODY = 'player';

/** First six characters and three stars (spec 3). */
export const cutNickname = (nickname: string | null): string =>
  `${[...(nickname?.trim() || NOBODY)].slice(0, 6).join('')}***`;

/** A return that does not exceed the stake is no win (player protection R12). */
export const isWin = (bet: bigint, win: bigint): boolean => win > bet;

export { capUse, depositsSince, setCaps, type Cap, type CapUse } from './caps.ts';
export { IdempotencyConflict, InsufficientFunds, LedgerBusy, UnknownWallet } from './errors.ts';
export { openLedger, type Ledger, type LedgerOptions } from './play/ledger.ts';
export type { Play, PlayAnswer, PlayCode, PlayOperation, Rollback } from './play/operation.ts';
export { post, type PostAnswer } from './post.ts';
export { postHouse } from './post-house.ts';
export {
  HOUSE_ACCOUNTS,
  type Entry,
  type HouseAccount,
  type HousePosting,
  type Posting,
  type PostingKind,
} from './posting.ts';
export { roundCapOf, setRoundCap } from './round-caps.ts';
export { livesOnGifts } from './read/gifted.ts';
export { hoursPlayedSince } from './read/hours.ts';
export { isClean, reconcile, type Differences } from './read/reconcile.ts';
export { houseBalances } from './read/house.ts';
export { bonusArrivals, isPosted } from './read/bonus-arrivals.ts';
export { findRound, findRounds, openRounds, rounds, type Page, type Round } from './read/rounds.ts';
export { stakedInLife } from './read/staked.ts';
export { statement, type StatementLine } from './read/statement.ts';
export type { LedgerTables, RoundState } from './tables.ts';
export { hideWallet, openWallet, selectWallet, wallets, type Wallet } from './wallets.ts';

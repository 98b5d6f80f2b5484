export { capUse, depositsSince, setCaps, type Cap } from './caps.ts';
export { bookDifferences, type BookDifference } from './counting/against-books.ts';
export { byCurrency } from './counting/by-currency.ts';
export { countHeld, countOwn, countRound, countRounds, uncountRound, uncountRounds } from './counting/count.ts';
export {
  LIFE,
  inEach,
  oneByOne,
  type BulkCounting,
  type CountTable,
  type HeldOf,
  type RoundChange,
  type RoundCounting,
} from './counting/counting.ts';
export { forgetCounted } from './counting/forget.ts';
export { holdAllCounting, holdCounting, holdRow, holdRows } from './counting/hold.ts';
export { inGrains, inLife } from './counting/places.ts';
export { recountCounted, recountSince } from './counting/recount.ts';
export { sumDifferences, type SumDifference } from './counting/sums.ts';
export { IdempotencyConflict, InsufficientFunds, UnknownWallet } from './errors.ts';
export {
  bookFreePlay,
  bookFreeRollback,
  priorFreePlay,
  priorFreeRollback,
  type FreePlay,
  type FreeRollback,
} from './play/free.ts';
export { openLedger, type Ledger } from './play/ledger.ts';
export type { Play, PlayAnswer, PlayCode, PlayOperation, Rollback } from './play/operation.ts';
export { post } from './post.ts';
export { postHouse } from './post-house.ts';
export type { Entry, HouseAccount, Posting, PostingKind } from './posting.ts';
export { assertKey, LARGEST_AMOUNT } from './amounts.ts';
export { closedFamiliesOf, roundCapOf, setRoundCap } from './round-caps.ts';
export { livesOnGifts } from './read/gifted.ts';
export { moneySince, secondsPlayed } from './read/month.ts';
export { hoursPlayedSince } from './read/hours.ts';
export { isClean, reconcile } from './read/reconcile.ts';
export { houseBalances, houseDifferences, type HouseDifference } from './read/house.ts';
export { bonusArrivals, isPosted } from './read/bonus-arrivals.ts';
export {
  findRound,
  findRounds,
  openRounds,
  ownBet,
  ownWin,
  rounds,
  stakesInOpenRounds,
  type Round,
} from './read/rounds.ts';
export {
  firstTold,
  forEachPlayer,
  onRound,
  onRounds,
  ROUND_TOPIC,
  type RoundEvent,
  type RoundsSubscriber,
  type RoundSubscriber,
} from './round-event.ts';
export { stakedInLife } from './read/staked.ts';
export { statement, type StatementLine } from './read/statement.ts';
export type { LedgerTables } from './tables.ts';
export { hideWallet, openWallet, selectWallet, wallets, type Wallet } from './wallets.ts';

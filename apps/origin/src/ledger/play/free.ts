import { tablesOf, type Connection } from '@cosmodrome/database';
import { sql, type Kysely } from 'kysely';
import { takeNumbers } from '../../kernel/outbox/index.ts';
import { assertAmount, assertKey } from '../amounts.ts';
import { bodyHash } from '../body-hash.ts';
import type { LedgerTables } from '../tables.ts';
import type { PlayAnswer } from './operation.ts';

interface FreeStep {
  readonly playerId: number;
  readonly currency: string;
  /** As of a bet: unique for the player over all plays and postings. */
  readonly actionId: string;
  readonly roundId: string;
  readonly gameId: string;
  readonly at: Date;
}

/** An action of a round that the house stakes. */
export interface FreePlay extends FreeStep {
  /** Minor units; not negative. */
  readonly win: bigint;
  readonly finished: boolean;
}

export interface FreeRollback extends FreeStep {
  readonly originalActionId: string;
}

/** As those of a bet: the wallet's part is always zero, and what is won goes to the account of free spins. */
const ACCOUNTS = ['real', 'bonus', 'stakes', 'real', 'bonus', 'winnings', 'freespins'];
const amountsOf = (win: bigint): bigint[] => [0n, 0n, 0n, 0n, 0n, -win, win];

type Trx = Kysely<LedgerTables>;
type Prior = { id: bigint; kind: string; body_hash: bigint; real_after: bigint; bonus_after: bigint };

const playHash = ({ currency, roundId, gameId, win, finished }: FreePlay): bigint =>
  bodyHash(['free', currency, roundId, gameId, win, finished]);
const rollbackHash = ({ currency, roundId, gameId, originalActionId }: FreeRollback): bigint =>
  bodyHash(['free rollback', currency, roundId, gameId, originalActionId]);

const answer = (code: PlayAnswer['code'], row: Pick<Prior, 'real_after' | 'bonus_after'> & { id: bigint | null }) => ({
  code,
  replayed: false,
  transactionId: row.id,
  real: row.real_after,
  bonus: row.bonus_after,
});

const transactionOf = (trx: Trx, playerId: number, key: string) =>
  trx
    .selectFrom('ledger_transactions')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('key', '=', key)
    .where('leg', '=', 0)
    .executeTakeFirst();

async function walletOf(
  trx: Trx,
  { playerId, currency }: FreeStep,
): Promise<{ real_after: bigint; bonus_after: bigint } | null> {
  const row = await trx
    .selectFrom('ledger_wallets')
    .select(['real_balance as real_after', 'bonus_balance as bonus_after'])
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return row ?? null;
}

/** The answer that an action has had; null for a new one. The caller holds the player's lock. */
export async function priorFreePlay(connection: Connection, play: FreePlay): Promise<PlayAnswer | null> {
  const prior = await transactionOf(tablesOf<LedgerTables>(connection), play.playerId, play.actionId);
  if (!prior) return null;
  if (prior.kind === 'rolled_back') return answer('rolled_back', prior);
  if (prior.kind !== 'play' || prior.body_hash !== playHash(play)) return answer('conflict', prior);
  return { ...answer('ok', prior), replayed: true };
}

/**
 * Books an action of a free round that has no answer yet (`priorFreePlay`): nothing of the wallet moves, what is won comes
 * onto the account of free spins. Who calls has decided that the round may be played, and holds the player's lock. No
 * message tells of the round: it is no bet, and counts towards nothing.
 */
export async function bookFreePlay(connection: Connection, play: FreePlay): Promise<PlayAnswer> {
  assertKey('actionId', play.actionId);
  assertKey('roundId', play.roundId);
  assertAmount('win', play.win);
  const trx = tablesOf<LedgerTables>(connection);
  const { playerId, currency, roundId, gameId, win, finished, at } = play;
  const wallet = await walletOf(trx, play);
  if (!wallet) return answer('unknown_wallet', { id: null, real_after: 0n, bonus_after: 0n });
  const round = await trx
    .selectFrom('ledger_rounds')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('round_id', '=', roundId)
    .executeTakeFirst();
  const isOther = round && (round.won_free === null || round.game !== gameId || round.currency !== currency);
  if (isOther) return answer('conflict', { ...wallet, id: null });
  if (round && round.state !== 'open') return answer('round_finished', { ...wallet, id: null });
  const id = await takeNumbers(trx, playerId, 1);
  await trx
    .insertInto('ledger_transactions')
    .values({
      player_id: playerId,
      id,
      key: play.actionId,
      leg: 0,
      kind: 'play',
      body_hash: playHash(play),
      currency,
      accounts: ACCOUNTS,
      amounts: amountsOf(win),
      ...wallet,
      round_id: roundId,
      game: gameId,
      opens: !round,
      finishes: finished,
      reversed_by: null,
      created_at: at,
    })
    .execute();
  const state = finished ? 'settled' : 'open';
  const balance = wallet.real_after + wallet.bonus_after;
  const end = { state, finished_at: finished ? at : null, balance_after: balance } as const;
  if (round) {
    await trx
      .updateTable('ledger_rounds')
      .set({ ...end, actions: sql<number>`actions + 1`, won_free: sql<bigint>`won_free + ${win}` })
      .where('player_id', '=', playerId)
      .where('round_id', '=', roundId)
      .execute();
  } else {
    await trx
      .insertInto('ledger_rounds')
      .values({
        player_id: playerId,
        round_id: roundId,
        game: gameId,
        currency,
        ...end,
        actions: 1,
        won_free: win,
        staked_real: 0n,
        staked_bonus: 0n,
        won_real: 0n,
        won_bonus: 0n,
        opened_at: at,
        balance_before: balance,
      })
      .execute();
  }
  return answer('ok', { ...wallet, id });
}

/** What a rollback is answered before it is looked at; null when it has to be done. The caller holds the player's lock. */
export async function priorFreeRollback(connection: Connection, rollback: FreeRollback): Promise<PlayAnswer | null> {
  const prior = await transactionOf(tablesOf<LedgerTables>(connection), rollback.playerId, rollback.actionId);
  if (!prior) return null;
  if (prior.kind !== 'rollback' || prior.body_hash !== rollbackHash(rollback)) return answer('conflict', prior);
  return { ...answer('ok', prior), replayed: true };
}

/** What a rollback has undone. */
export interface FreeUndone {
  readonly answer: PlayAnswer;
  /** What the action had won; null where nothing was booked. */
  readonly win: bigint | null;
  /** Nothing is left of the round. */
  readonly wasAll: boolean;
  /** The action had ended the round, which is open again unless that was all of it. */
  readonly finished: boolean;
}

/**
 * Takes an action of a free round back, or remembers that it is not to be booked when it comes. `mayTake` says whether
 * what it has won is still there.
 */
export async function bookFreeRollback(
  connection: Connection,
  rollback: FreeRollback,
  mayTake: (win: bigint) => boolean,
): Promise<FreeUndone> {
  const trx = tablesOf<LedgerTables>(connection);
  const { playerId, currency, roundId, gameId, actionId, originalActionId, at } = rollback;
  const wallet = (await walletOf(trx, rollback)) ?? { real_after: 0n, bonus_after: 0n };
  const nothing = (code: PlayAnswer['code'], id: bigint | null = null): FreeUndone => ({
    answer: answer(code, { ...wallet, id }),
    win: null,
    wasAll: false,
    finished: false,
  });
  if (actionId === originalActionId) return nothing('conflict');
  const original = await transactionOf(trx, playerId, originalActionId);
  const row = {
    player_id: playerId,
    leg: 0,
    body_hash: rollbackHash(rollback),
    currency,
    ...wallet,
    round_id: roundId,
    game: gameId,
    reversed_by: null,
    created_at: at,
  };
  if (!original) {
    const first = await takeNumbers(trx, playerId, 2);
    const empty = { ...row, accounts: [], amounts: [] };
    await trx
      .insertInto('ledger_transactions')
      .values([
        { ...empty, id: first, key: originalActionId, kind: 'rolled_back' },
        { ...empty, id: first + 1n, key: actionId, kind: 'rollback' },
      ])
      .execute();
    return nothing('ok', first + 1n);
  }
  if (original.kind === 'rolled_back' || original.reversed_by !== null) {
    return nothing('already_rolled_back', original.reversed_by ?? original.id);
  }
  const win = original.amounts[6];
  const isThis = original.currency === currency && original.round_id === roundId && original.game === gameId;
  if (original.kind !== 'play' || win === undefined || !isThis) return nothing('conflict', original.id);
  if (!mayTake(win)) return nothing('insufficient_funds');
  const id = await takeNumbers(trx, playerId, 1);
  await trx
    .insertInto('ledger_transactions')
    .values({ ...row, id, key: actionId, kind: 'rollback', accounts: ACCOUNTS, amounts: amountsOf(-win) })
    .execute();
  await trx
    .updateTable('ledger_transactions')
    .set({ reversed_by: id })
    .where('player_id', '=', playerId)
    .where('id', '=', original.id)
    .execute();
  const { actions } = await trx
    .updateTable('ledger_rounds')
    .set({
      actions: sql<number>`actions - 1`,
      won_free: sql<bigint>`won_free - ${win}`,
      balance_after: wallet.real_after + wallet.bonus_after,
      state: sql<'open'>`case when actions = 1 then 'rolled_back' when ${original.finishes} then 'open' else state end`,
      finished_at: sql<Date>`case when actions = 1 then ${at}::timestamptz when ${original.finishes} then null else finished_at end`,
    })
    .where('player_id', '=', playerId)
    .where('round_id', '=', roundId)
    .returning('actions')
    .executeTakeFirstOrThrow();
  return { answer: answer('ok', { ...wallet, id }), win, wasAll: actions === 0, finished: original.finishes };
}

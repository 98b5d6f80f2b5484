import { inTransaction, tablesOf, type Connection } from '@cosmodrome/database';
import { append } from '../kernel/outbox/index.ts';
import { holdRow, IdempotencyConflict } from '../ledger/index.ts';
import { presentPoints } from './present.ts';
import type { EntryRow, LevelsTables, PointsKind, PointsRow } from './tables.ts';

/** The private channel of changed points. */
export const AWARD = 'comps_award';

/**
 * One at a time changes a player's points; held until the transaction ends. Taken before the player's other rows: the
 * messages' row, which bets wait for, is locked after it, and only when there is something to tell.
 */
export const holdPoints = (trx: Connection, playerId: number): Promise<PointsRow> =>
  holdRow<PointsRow>(trx, 'levels_players', playerId);

interface Move {
  /** Hundredths, below zero for what is taken. */
  readonly chargeable: bigint;
  readonly persistent: bigint;
  /** The level from now on; as it was when left out. */
  readonly level?: number;
  readonly at: Date;
}

/**
 * Changes a held player's balances, and tells whole points. What is taken beyond what is there becomes a debt, which later
 * points pay first; whoever may not leave one looks before. The caller writes the row that says why.
 */
export async function movePoints(
  trx: Connection,
  held: PointsRow,
  { chargeable, persistent, level = held.level, at }: Move,
): Promise<{ row: PointsRow; told: boolean }> {
  const playerId = held.player_id;
  const net = held.chargeable - held.debt + chargeable;
  const row = await tablesOf<LevelsTables>(trx)
    .updateTable('levels_players')
    .set({
      chargeable: net > 0n ? net : 0n,
      debt: net < 0n ? -net : 0n,
      persistent: held.persistent + persistent,
      level,
    })
    .where('player_id', '=', playerId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const payload = presentPoints(row);
  // Parts of a point are nothing to look at: small bets do not send a message each.
  const told = JSON.stringify(payload) !== JSON.stringify(presentPoints(held));
  if (told) await append(trx, { topic: AWARD, playerId, isPrivate: true, payload, at });
  return { row, told };
}

/** An entry of a player's points. */
interface Order {
  readonly playerId: number;
  /** Unique for the player: begin it with the system's name. */
  readonly key: string;
  readonly kind: PointsKind;
  readonly at: Date;
}

export interface PointsCharge extends Order {
  /** Hundredths, above zero. */
  readonly points: bigint;
}

/** `chargeable`: hundredths that were left; `missing`: hundredths that there were too few. */
export type ChargeAnswer =
  | { readonly outcome: 'spent'; readonly chargeable: bigint }
  | { readonly outcome: 'too_few'; readonly missing: bigint };

/**
 * Charges a player's points for something that is given for them, once a key. Too few change nothing, and the key may be
 * used again. Call it before anything else in the transaction locks the player.
 *
 * @throws IdempotencyConflict when the key was used for another charge
 */
export function spendPoints(connection: Connection, charge: PointsCharge): Promise<ChargeAnswer> {
  const { playerId, points } = charge;
  return inTransaction<LevelsTables, ChargeAnswer>(connection, async (trx) => {
    if (points <= 0n) throw new RangeError('there is nothing to charge');
    const held = await holdPoints(trx, playerId);
    const change = { chargeable: -points, persistent: 0n };
    const known = await findEntry(trx, charge, change);
    if (known) return { outcome: 'spent', chargeable: known.chargeable_after };
    if (held.chargeable < points) return { outcome: 'too_few', missing: points - held.chargeable };
    return { outcome: 'spent', chargeable: (await book(trx, held, charge, change)).chargeable_after };
  });
}

export interface PointsGift extends Order {
  /** Hundredths to spend, and hundredths that lift the level; one of them at least is above zero. */
  readonly chargeable: bigint;
  readonly persistent: bigint;
}

/**
 * Gives a player points, once a key: to spend, towards the level, or both. A level that is reached by them follows when
 * the message of the change is read. Call it before anything else in the transaction locks the player.
 *
 * @returns the player's hundredths after that; below zero to spend where more is owed
 * @throws IdempotencyConflict when the key was used for other points
 */
export function givePoints(
  connection: Connection,
  gift: PointsGift,
): Promise<{ chargeable: bigint; persistent: bigint }> {
  const { playerId, chargeable, persistent } = gift;
  return inTransaction<LevelsTables, { chargeable: bigint; persistent: bigint }>(connection, async (trx) => {
    if (chargeable < 0n || persistent < 0n || chargeable + persistent === 0n) {
      throw new RangeError('points that are given are above zero');
    }
    const held = await holdPoints(trx, playerId);
    const change = { chargeable, persistent };
    const row = (await findEntry(trx, gift, change)) ?? (await book(trx, held, gift, change));
    return { chargeable: row.chargeable_after, persistent: row.persistent_after };
  });
}

type Change = Pick<Move, 'chargeable' | 'persistent'>;

/** What was booked under a key before; undefined for nothing. */
async function findEntry(
  trx: Connection,
  { playerId, key, kind }: Order,
  { chargeable, persistent }: Change,
): Promise<EntryRow | undefined> {
  const entry = await tablesOf<LevelsTables>(trx)
    .selectFrom('levels_entries')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!entry) return undefined;
  if (entry.kind !== kind || entry.chargeable !== chargeable || entry.persistent !== persistent) {
    throw new IdempotencyConflict(key);
  }
  return entry;
}

async function book(
  trx: Connection,
  held: PointsRow,
  { playerId, key, kind, at }: Order,
  change: Change,
): Promise<EntryRow> {
  const { row } = await movePoints(trx, held, { ...change, at });
  return tablesOf<LevelsTables>(trx)
    .insertInto('levels_entries')
    .values({
      player_id: playerId,
      key,
      kind,
      ...change,
      chargeable_after: row.chargeable - row.debt,
      persistent_after: row.persistent,
      at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

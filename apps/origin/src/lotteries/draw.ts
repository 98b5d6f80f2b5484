import { acrossShards, inTransaction, tablesOf, type Connection } from '@cosmodrome/database';
import { drawPlaces, textHash } from '@cosmodrome/fairness';
import { listLine, listName } from '@cosmodrome/rules/lotteries/list';
import { lotteryMachine } from '@cosmodrome/rules/lotteries/course';
import { move } from '@cosmodrome/rules/machine';
import { placesPaid } from '@cosmodrome/rules/prizes/places';
import { sql } from 'kysely';
import { append, oldestWaiting } from '../kernel/outbox/index.ts';
import { wonAt } from '../prizes/index.ts';
import { nicknamesOf } from '../profile/index.ts';
import type { LotteryDeps } from './deps.ts';
import { CHANGES } from './issue.ts';
import { listFrom } from './store.ts';
import type { LotteriesTables, LotteryRow, Result } from './tables.ts';

/** What was under way at the end is written by then, and the clocks of the nodes are nearer to one another. */
const AFTER_END_MS = 10_000;
/** Players whose names are looked up at once. */
const BATCH = 500;
/** Tickets that are read at once for the hash of the list. */
const HASHED = 50_000;
/** Players who are told at once. */
const TELLERS = 8;

/** Closes lotteries that have ended, and draws those that are closed. Each step is a transaction, on whichever node. */
export async function drawDue(deps: LotteryDeps): Promise<void> {
  const { connection, clock, log } = deps;
  const now = clock.now();
  const rows = await tablesOf<LotteriesTables>(connection)
    .selectFrom('lotteries')
    .selectAll()
    .where('state', 'in', ['open', 'closed'])
    .where('end_at', '<=', new Date(now.getTime() - AFTER_END_MS))
    .orderBy('end_at')
    .orderBy('id')
    .execute();
  for (const { id, state, end_at: end } of rows) {
    try {
      if (state === 'open') {
        // The message of a deposit of before its end may be on its way.
        const waiting = await oldestWaiting(connection);
        if (waiting !== null && waiting < end) continue;
        await close(connection, id);
      }
      await draw(deps, id);
    } catch (error) {
      log.error({ err: error, lottery: id }, 'a lottery could not be drawn');
    }
  }
}

/** From here on no ticket is issued: who issues one holds the same row and asks for its state. */
const close = (connection: Connection, id: number): Promise<unknown> =>
  tablesOf<LotteriesTables>(connection)
    .updateTable('lotteries')
    .set({ state: move(lotteryMachine, 'open', 'close') })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();

/** Who has tickets, and how the list names them. */
interface Holder {
  readonly playerId: number;
  readonly tickets: number;
  /** As the entry has it, and as the list shall have it; null for someone who is not listed by name. */
  readonly before: string | null;
  readonly name: string | null;
}

/**
 * Draws a closed lottery: the names of its list, the hash of the list, the winning tickets and the seed become known in one
 * transaction, or none of them does.
 */
async function draw(deps: LotteryDeps, id: number): Promise<void> {
  const { connection, clock } = deps;
  // Asked before the transaction: it is closed, so nobody comes to it any more.
  const holders = await holdersOf(deps, id);
  const isDone = await inTransaction<LotteriesTables, boolean>(connection, async (trx) => {
    const row = await trx
      .selectFrom('lotteries')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (row?.state !== 'closed') return false;
    await fixNames(trx, id, holders);
    const listHash = await hashOfList(trx, row);
    const places = await writeWins(trx, row, listHash);
    const result: Result = { entries: row.players, places, paid_cents: 0, paid_at: null };
    await trx
      .updateTable('lotteries')
      .set({
        state: move(lotteryMachine, row.state, 'draw'),
        list_hash: listHash,
        drawn_at: clock.now(),
        result: JSON.stringify(result),
      })
      .where('id', '=', id)
      .execute();
    return true;
  });
  if (isDone) await tell(deps, id, holders);
}

async function holdersOf({ connection, isShown }: LotteryDeps, id: number): Promise<Holder[]> {
  const holders: Holder[] = [];
  for (let last = 0; ;) {
    const entries = await acrossShards<LotteriesTables>(connection, 'the list names everybody with a ticket')
      .selectFrom('lotteries_entries')
      .select(['player_id', 'tickets', 'name'])
      .where('lottery_id', '=', id)
      .where('tickets', '>', 0)
      .where('player_id', '>', last)
      .orderBy('player_id')
      .limit(BATCH)
      .execute();
    const players = entries.map(({ player_id: playerId }) => playerId);
    const names = await nicknamesOf(connection, players);
    const shown = await Promise.all(players.map(isShown));
    for (const [at, { player_id: playerId, tickets, name: before }] of entries.entries()) {
      holders.push({ playerId, tickets, before, name: shown[at] ? listName(names.get(playerId) ?? null) : null });
    }
    if (entries.length < BATCH) return holders;
    last = players.at(-1) ?? last;
  }
}

/** Writes the names of the list, many players at a time. */
async function fixNames(trx: Connection, id: number, holders: readonly Holder[]): Promise<void> {
  const changed = holders.filter(({ before, name }) => name !== before);
  for (let from = 0; from < changed.length; from += BATCH) {
    const batch = changed.slice(from, from + BATCH);
    const names = JSON.stringify(Object.fromEntries(batch.map(({ playerId, name }) => [playerId, name])));
    await acrossShards<LotteriesTables>(trx, 'the list names everybody with a ticket')
      .updateTable('lotteries_entries')
      .set({ name: sql`${names}::jsonb ->> player_id::text` })
      .where('lottery_id', '=', id)
      .where(
        'player_id',
        'in',
        batch.map(({ playerId }) => playerId),
      )
      .execute();
  }
}

/** Tells the players with tickets that it is drawn. Each by itself: who issues tickets holds the player before the lottery. */
async function tell(
  { connection, clock, onCommit }: LotteryDeps,
  id: number,
  holders: readonly Holder[],
): Promise<void> {
  const told = holders.filter(({ name }) => name !== null).values();
  const teller = async (): Promise<void> => {
    for (const { playerId, tickets } of told) {
      const payload = { lottery_id: id, tickets_count: tickets };
      await append(connection, { topic: CHANGES, playerId, isPrivate: true, at: clock.now(), payload });
    }
  };
  await Promise.all(Array.from({ length: TELLERS }, teller));
  onCommit();
}

/**
 * The hash of the list as it is published.
 * @throws when a number is missing or there twice: then nothing is drawn until a person has looked at it
 */
export async function hashOfList(connection: Connection, { id, issued }: LotteryRow): Promise<string> {
  const hash = textHash();
  for (let next = 1; next <= issued; next += HASHED) {
    const tickets = await listFrom(connection, id, next, HASHED);
    const isWhole =
      tickets.length === Math.min(HASHED, issued - next + 1) && tickets.every(({ number }, at) => number === next + at);
    if (!isWhole) throw new Error(`the list of lottery ${id} is not whole from ${next} on`);
    hash.add(tickets.map(listLine).join(''));
  }
  return hash.end();
}

async function writeWins(trx: Connection, row: LotteryRow, listHash: string): Promise<number> {
  const numbers = drawPlaces({
    serverSeed: row.seed,
    listHash,
    tickets: row.issued,
    places: placesPaid(row.terms.prizes),
  });
  if (numbers.length === 0) return 0;
  const tickets = await acrossShards<LotteriesTables>(trx, 'a lottery finds the players of the winning tickets')
    .selectFrom('lotteries_tickets')
    .select(['number', 'player_id'])
    .where('lottery_id', '=', row.id)
    .where('number', 'in', numbers)
    .execute();
  const owners = new Map(tickets.map(({ number, player_id: playerId }) => [number, playerId]));
  for (const [at, number] of numbers.entries()) {
    const [playerId, won] = [owners.get(number), wonAt(row.terms, at + 1)];
    if (playerId === undefined || won === null)
      throw new Error(`ticket ${number} has no player, or its place no prize`);
    await tablesOf<LotteriesTables>(trx)
      .insertInto('lotteries_wins')
      .values({
        player_id: playerId,
        lottery_id: row.id,
        place: at + 1,
        number,
        prize: JSON.stringify(won.prize),
        prize_cents: BigInt(won.cents),
      })
      .execute();
  }
  return numbers.length;
}

import type { Connection } from '@cosmodrome/database';
import { bonusMachine } from '@cosmodrome/rules/bonuses/stages';
import { move } from '@cosmodrome/rules/machine';
import { bonusArrivals, isPosted, setRoundCap } from '../ledger/index.ts';
import { bonusMoney, payOut } from './pay.ts';
import { changeBonus, findBonus, tellBonus } from './store.ts';
import type { BonusRow } from './tables.ts';
import { beginTurn, ownerAt, turnsOf, type Purse, type Turn } from './turns.ts';

interface Late {
  readonly transactionId: bigint;
  readonly amount: bigint;
  /** The bonus that it is of. */
  readonly owner: number;
}

interface SendingHome {
  readonly now: Date;
  /** Only what this round has brought; nothing said: all rounds. */
  readonly roundId?: string;
  /** Compares a lost bonus that goes on with the books. Without it the messages of its rounds do. */
  readonly recount?: ((row: BonusRow) => Promise<BonusRow>) | undefined;
}

/**
 * Bonus money that comes when its bonus is over, because a studio has taken a stake back or opened a round anew, is of the
 * bonus whose money was staked in that round first. It never joins another one and never decides about it:
 *
 * - of a bonus that was won it becomes the player's own, up to the most that was stated;
 * - of one that was given up, has run out or was lost it goes back to the house;
 * - a lost one goes on with it, while its time lasts and no other one runs. Of several such the one played last does.
 *
 * So it is taken out of the wallet as soon as its message comes, and before any bonus starts or ends: each arrival once, and
 * at most what is left of it in the wallet. The caller holds the player's lock.
 */
export async function sendHome(trx: Connection, purse: Purse, { now, roundId, recount }: SendingHome): Promise<void> {
  const held = await bonusMoney(trx, purse);
  const turns = await turnsOf(trx, purse);
  const [turn] = turns;
  const holder = turn && (await findBonus(trx, purse.playerId, turn.bonusId));
  if (held === 0n || !turn || !holder) return;
  const late = await lateMoney(trx, purse, turns, turn, roundId);
  if (holder.closed_at === null) {
    for (const each of late) await payHome(trx, purse, each, now);
    return;
  }
  const rest = late.reduce((left, { amount }) => left - amount, held);
  const owners = new Set(late.map(({ owner }) => owner));
  if (rest > 0n) owners.add(holder.id);
  const heir = await heirOf(trx, purse, turns, owners, now);
  for (const each of late) if (each.owner !== heir?.id) await payHome(trx, purse, each, now);
  if (rest > 0n && heir?.id !== holder.id) await payOut(trx, holder, { now, most: rest });
  if (heir) await revive(trx, purse, heir, { turn, late, now, recount });
}

/** What has come since the last turn began, of rounds of other bonuses, and was not sent home yet. */
async function lateMoney(
  trx: Connection,
  purse: Purse,
  turns: readonly Turn[],
  { bonusId, since, at }: Turn,
  roundId: string | undefined,
): Promise<Late[]> {
  const late: Late[] = [];
  for (const { transactionId, amount, stakedBy } of await bonusArrivals(trx, purse, { since, at, roundId })) {
    const owner = ownerAt(turns, stakedBy);
    if (owner === undefined || owner === bonusId) continue;
    const key = keyOf({ owner, transactionId });
    if (await isPosted(trx, purse.playerId, [`${key}:player`, `${key}:house`])) continue;
    late.push({ transactionId, amount, owner });
  }
  return late;
}

/** What money moves under once. */
const keyOf = ({ owner, transactionId }: Pick<Late, 'owner' | 'transactionId'>): string =>
  `bonus:${owner}:returned:${transactionId}`;

async function payHome(trx: Connection, { playerId }: Purse, late: Late, now: Date): Promise<void> {
  const before = await findBonus(trx, playerId, late.owner);
  if (!before) throw new Error('a turn without its bonus');
  const after = await payOut(trx, before, { now, most: late.amount, key: keyOf(late) });
  if (after.converted !== before.converted) await tellBonus(trx, after, now);
}

/** The lost bonus that goes on with its money: the one that was played last. */
async function heirOf(
  trx: Connection,
  { playerId }: Purse,
  turns: readonly Turn[],
  owners: ReadonlySet<number>,
  now: Date,
): Promise<BonusRow | null> {
  for (const { bonusId } of turns) {
    if (!owners.has(bonusId)) continue;
    const row = await findBonus(trx, playerId, bonusId);
    if (row?.stage === 'lost' && (row.valid_until === null || row.valid_until > now)) return row;
  }
  return null;
}

interface Reviving extends Pick<SendingHome, 'now' | 'recount'> {
  readonly turn: Turn;
  readonly late: readonly Late[];
}

async function revive(
  trx: Connection,
  purse: Purse,
  heir: BonusRow,
  { turn, late, now, recount = (row) => Promise.resolve(row) }: Reviving,
): Promise<void> {
  // What was staked since its money came was its own.
  const arrival = late.findLast(({ owner }) => owner === heir.id);
  if (arrival && heir.id !== turn.bonusId) {
    await beginTurn(trx, purse, { bonusId: heir.id, since: arrival.transactionId, at: now });
  }
  const stage = move(bonusMachine, heir.stage, 'revive');
  const revived = await recount(
    await changeBonus(trx, heir, { stage, ended_at: null, closed_at: null, revived_at: now }),
  );
  await setRoundCap(trx, { ...purse, amount: revived.max_stake, closedFamilies: revived.closed_families });
  await tellBonus(trx, revived, now);
}

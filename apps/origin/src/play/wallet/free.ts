import { inTransaction, tablesOf, type Connection, type Database } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import { REALITY_CHECK_GRACE } from '@cosmodrome/rules/play/gaming-session';
import { sql } from 'kysely';
import { lockPlayer } from '../../kernel/outbox/index.ts';
import {
  capUse,
  closedFamiliesOf,
  priorFreePlay,
  priorFreeRollback,
  wallets,
  type FreePlay,
  type FreeRollback,
  type PlayAnswer,
  type PlayCode,
} from '../../ledger/index.ts';
import type { SessionRow } from '../sessions/store.ts';
import type { PlayTables } from '../tables.ts';

/**
 * - `freespins_unknown`: the player has no free spins with that id, or not of that studio
 * - `freespins_over`: the round would begin after the last one, or after their time
 */
export type FreeCode = PlayCode | 'freespins_unknown' | 'freespins_over';
export type FreeAnswer = Omit<PlayAnswer, 'code'> & { readonly code: FreeCode };

interface OfFreeSpins {
  /** As the studio has it. */
  readonly freespinsId: string;
  readonly studio: string;
}
export type FreeAction = FreePlay & OfFreeSpins;
export type FreeUndo = FreeRollback & OfFreeSpins;

/** What free spins decide about their rounds. Called under the player's lock, once for an action. */
export interface FreeRounds {
  /**
   * Books an action, or says why its round may not begin. `begin` says what play has against a new round, whose stake
   * would be that.
   */
  readonly play: (
    trx: Connection,
    action: FreeAction,
    begin: (stake: bigint) => Promise<PlayCode | null>,
  ) => Promise<{ code: FreeCode; answer: PlayAnswer | null }>;
  readonly rollBack: (trx: Connection, undo: FreeUndo) => Promise<{ code: FreeCode; answer: PlayAnswer | null }>;
}

interface Options {
  readonly database: Database<PlayTables>;
  readonly clock: Clock;
  readonly freeRounds: () => FreeRounds;
}

/** One action of a round that the house stakes. The same action has one effect and gets the first answer. */
export function playFree(options: Options, session: SessionRow, action: FreeAction): Promise<FreeAnswer> {
  return inTransaction<PlayTables, FreeAnswer>(options.database.db, async (trx) => {
    await lockPlayer(trx, action.playerId);
    const prior = await priorFreePlay(trx, action);
    if (prior) return prior;
    const begin = (stake: bigint): Promise<PlayCode | null> => refusalOf(trx, { session, stake, now: action.at });
    const { code, answer } = await options.freeRounds().play(trx, action, begin);
    return answer ?? refusedWith(trx, code, action);
  });
}

export function rollBackFree({ database, freeRounds }: Options, undo: FreeUndo): Promise<FreeAnswer> {
  return inTransaction<PlayTables, FreeAnswer>(database.db, async (trx) => {
    await lockPlayer(trx, undo.playerId);
    const prior = await priorFreeRollback(trx, undo);
    if (prior) return prior;
    const { code, answer } = await freeRounds().rollBack(trx, undo);
    return answer ?? refusedWith(trx, code, undo);
  });
}

async function refusedWith(trx: Connection, code: FreeCode, { playerId, currency }: FreeAction | FreeUndo) {
  const wallet = (await wallets(trx, playerId)).find((each) => each.currency === currency);
  return { code, replayed: false, transactionId: null, real: wallet?.real ?? 0n, bonus: wallet?.bonus ?? 0n };
}

/**
 * Why a free round may not begin: what ends, pauses and limits real play holds for it as well. Its stake is the house's,
 * so it uses nothing of a limit; but where a limit or a break has closed the games, it has closed these rounds.
 */
async function refusalOf(
  trx: Connection,
  { session, stake, now }: { session: SessionRow; stake: bigint; now: Date },
): Promise<PlayCode | null> {
  const { player_id: playerId, id, currency } = session;
  const { rows } = await sql<{ runs: boolean; check_at: Date | null; too_soon: boolean; family: string }>`
    select runs, check_at, too_soon, family
    from play_permits(${now}, array[${playerId}::integer], array[1], array[${playerId}::integer], array[${id}::text])`.execute(
    tablesOf<PlayTables>(trx),
  );
  const [permit] = rows;
  if (!permit?.runs || session.ended_at !== null || session.expires_at <= now) return 'session_ended';
  if (permit.check_at && permit.check_at.getTime() + REALITY_CHECK_GRACE <= now.getTime()) return 'reality_check_due';
  if (permit.too_soon) return 'cycle_too_short';
  if ((await closedFamiliesOf(trx, playerId, currency)).some((family) => family === permit.family)) {
    return 'game_forbidden';
  }
  if (session.highest_stake !== null && stake > session.highest_stake) return 'stake_limit';
  const isReached = (await capUse(trx, playerId, now)).some(({ amount, used }) => used >= amount);
  return isReached ? 'limit_reached' : null;
}

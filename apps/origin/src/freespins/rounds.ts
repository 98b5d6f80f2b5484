import type { Connection } from '@cosmodrome/database';
import { tablesOf } from '@cosmodrome/database';
import { mayBeginFreeSpin } from '@cosmodrome/rules/freespins/play';
import { areFreeSpinsOver } from '@cosmodrome/rules/freespins/stages';
import { bookFreePlay, bookFreeRollback } from '../ledger/index.ts';
import type { FreeAction, FreeRounds } from '../play/index.ts';
import { end, heldIn, settle } from './course.ts';
import type { FreeSpinDeps } from './deps.ts';
import { tellFreeSpins, type Presenting } from './present.ts';
import { changeFreeSpins, findFreeSpins } from './store.ts';
import type { FreeSpinRow, FreeSpinTables } from './tables.ts';

type Deps = Presenting & Pick<FreeSpinDeps, 'prizes'>;

const refused = (code: Awaited<ReturnType<FreeRounds['play']>>['code']) => ({ code, answer: null });

/** The free spins that an action names: the player's own, and with a game that the studio brings. */
async function named(
  trx: Connection,
  { serverOf }: Presenting,
  action: Pick<FreeAction, 'playerId' | 'freespinsId' | 'studio' | 'gameId' | 'currency'>,
): Promise<FreeSpinRow | null> {
  if (!/^[1-9]\d{0,9}$/.test(action.freespinsId)) return null;
  const id = Number(action.freespinsId);
  const row = id > 2_147_483_647 ? undefined : await findFreeSpins(trx, action.playerId, id);
  if (!row?.games.includes(action.gameId) || row.currency !== action.currency) return null;
  return serverOf(action.gameId.split('/')[0] ?? '')?.id === action.studio ? row : null;
}

const roundOf = (trx: Connection, { playerId, roundId }: Pick<FreeAction, 'playerId' | 'roundId'>) =>
  tablesOf<FreeSpinTables>(trx)
    .selectFrom('freespins_rounds')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('round_id', '=', roundId)
    .executeTakeFirst();

async function hasOpenRound(trx: Connection, { player_id: playerId, id }: FreeSpinRow): Promise<boolean> {
  const row = await tablesOf<FreeSpinTables>(trx)
    .selectFrom('freespins_rounds')
    .select('round_id')
    .where('player_id', '=', playerId)
    .where('freespins_id', '=', id)
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes free spins as far as they can go after a change of their rounds: to their end after the last one. */
async function goOn(trx: Connection, deps: Deps, row: FreeSpinRow, now: Date): Promise<FreeSpinRow> {
  if (areFreeSpinsOver(row.stage)) return settle(trx, deps, row, now);
  if (row.performed < row.count || (await hasOpenRound(trx, row))) return row;
  return end(trx, deps, row, { event: 'finish', now });
}

/**
 * What free spins decide about their rounds. A round begins while they are activated, in number and in time; from then on
 * it is taken to its end, whatever becomes of them, and what it wins after their end is given at once.
 */
export function freeRounds(deps: Deps): FreeRounds {
  return {
    play: async (trx, action, begin) => {
      const { playerId, roundId, win, finished, at } = action;
      const row = await named(trx, deps, action);
      if (!row) return refused('freespins_unknown');
      const round = await roundOf(trx, action);
      if (round && round.freespins_id !== row.id) return refused('conflict');
      if (!round) {
        const { stage, count, performed, valid_until: validUntil } = row;
        if (!mayBeginFreeSpin({ stage, count, performed, validUntil }, at)) return refused('freespins_over');
        const refusal = await begin(row.bet);
        if (refusal) return refused(refusal);
      }
      const answer = await bookFreePlay(trx, action);
      if (answer.code !== 'ok') return { code: answer.code, answer };
      const state = finished ? ('settled' as const) : ('open' as const);
      const rounds = tablesOf<FreeSpinTables>(trx);
      if (round) {
        await rounds
          .updateTable('freespins_rounds')
          .set({ state, won: round.won + win })
          .where('player_id', '=', playerId)
          .where('round_id', '=', roundId)
          .execute();
      } else {
        const opened = { player_id: playerId, round_id: roundId, freespins_id: row.id, opened_at: at };
        await rounds
          .insertInto('freespins_rounds')
          .values({ ...opened, state, won: win })
          .execute();
      }
      const counted = await changeFreeSpins(trx, row, {
        performed: row.performed + (round ? 0 : 1),
        won: row.won + win,
      });
      await tellFreeSpins(trx, deps, await goOn(trx, deps, counted, at), at);
      return { code: 'ok', answer };
    },
    rollBack: async (trx, undo) => {
      const { playerId, roundId, at } = undo;
      const row = await named(trx, deps, undo);
      if (!row) return refused('freespins_unknown');
      const round = await roundOf(trx, undo);
      if (round && round.freespins_id !== row.id) return refused('conflict');
      // What was given stays given.
      const { answer, win, wasAll, finished } = await bookFreeRollback(trx, undo, (won) => heldIn(row) >= won);
      if (win === null || !round) return { code: answer.code, answer };
      await tablesOf<FreeSpinTables>(trx)
        .updateTable('freespins_rounds')
        .set({ state: wasAll ? 'rolled_back' : finished ? 'open' : round.state, won: round.won - win })
        .where('player_id', '=', playerId)
        .where('round_id', '=', roundId)
        .execute();
      const changed = await changeFreeSpins(trx, row, {
        performed: row.performed - (wasAll ? 1 : 0),
        won: row.won - win,
      });
      await tellFreeSpins(trx, deps, await goOn(trx, deps, changed, at), at);
      return { code: 'ok', answer };
    },
  };
}

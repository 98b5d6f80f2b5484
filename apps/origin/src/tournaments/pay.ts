import { acrossShards, tablesOf } from '@cosmodrome/database';
import { titlesIn } from '@cosmodrome/rules/content/in-language';
import { move } from '@cosmodrome/rules/machine';
import { tournamentMachine } from '@cosmodrome/rules/tournaments/course';
import { payPlaces } from '../prizes/index.ts';
import type { TournamentDeps } from './deps.ts';
import { findEntry, findTournament } from './store.ts';
import type { TournamentsTables } from './tables.ts';

/** Pays what is due of tournaments whose places are fixed, each prize once, and then says so. */
export function payDue(deps: TournamentDeps): Promise<void> {
  const { connection } = deps;
  return payPlaces(deps, {
    source: 'tournaments',
    over: async () => {
      const counted = await tablesOf<TournamentsTables>(connection)
        .selectFrom('tournaments')
        .select('id')
        .where('state', '=', 'counted')
        .orderBy('id')
        .execute();
      return counted.map(({ id }) => id);
    },
    due: (id) =>
      acrossShards<TournamentsTables>(connection, 'a tournament pays everybody who has won')
        .selectFrom('tournaments_entries')
        .select(['player_id as playerId', 'place'])
        .$narrowType<{ place: number }>()
        .where('tournament_id', '=', id)
        .where('prize', 'is not', null)
        .where('paid_at', 'is', null)
        .where('prize_refused', 'is', null)
        .orderBy('place')
        .execute(),
    won: async (trx, id, { playerId }) => {
      const entry = await findEntry(trx, playerId, id);
      const tournament = await findTournament(trx, id);
      if (!entry?.prize || !tournament || entry.paid_at !== null) return null;
      return { key: `tournaments:${id}`, prize: entry.prize, titles: titlesIn(tournament.terms.words) };
    },
    note: async (trx, id, { playerId }, outcome) => {
      await tablesOf<TournamentsTables>(trx)
        .updateTable('tournaments_entries')
        .set('refused' in outcome ? { prize_refused: outcome.refused } : { paid_at: outcome.paidAt })
        .where('player_id', '=', playerId)
        .where('tournament_id', '=', id)
        .execute();
    },
    finish: async (trx, id, at) => {
      const db = tablesOf<TournamentsTables>(trx);
      const row = await db.selectFrom('tournaments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
      if (row?.state !== 'counted' || row.result === null) return;
      const { paid } = await acrossShards<TournamentsTables>(trx, 'a tournament sums up what everybody has won')
        .selectFrom('tournaments_entries')
        .select(({ fn }) => fn.sum<string | null>('prize_cents').as('paid'))
        .where('tournament_id', '=', id)
        .where('paid_at', 'is not', null)
        .executeTakeFirstOrThrow();
      const state = move(tournamentMachine, row.state, 'pay');
      const result = JSON.stringify({ ...row.result, paid_cents: Number(paid ?? 0), paid_at: at.toISOString() });
      await db.updateTable('tournaments').set({ state, finished_at: at, result }).where('id', '=', id).execute();
    },
  });
}

import { tablesOf, type Connection } from '@cosmodrome/database';
import { convertMinor } from '@cosmodrome/rules/money/rates';
import { sql } from 'kysely';
import { holdCounting, ownBet, type CountTable, type RoundCounting } from '../ledger/index.ts';
import type { RunningQuests } from './running.ts';
import type { EntryRow, QuestsTables } from './tables.ts';

/** What each round counts in which quest, in the currency of the entry. */
export const COUNTED: CountTable = { name: 'quests_rounds', grain: 'quest_id', worth: 'bet' };

/** Quests in which the player's bets have changed. */
type Changed = readonly number[];

/**
 * Counts a round in every quest that the player has started before it was settled; one that is taken back leaves it.
 *
 * @param mayBegin whether rounds that have not counted so far may; not while offers are held back from the player
 */
export const betCounting = (
  quests: Pick<RunningQuests, 'get' | 'at'>,
  mayBegin: boolean,
): RoundCounting<Changed, number, { readonly settled_at: Date }> => ({
  table: COUNTED,
  hold: async (trx, playerId) => {
    await holdCounting(trx, playerId);
    return [];
  },
  worthOf: ownBet,
  place: async (trx, { playerId, round, counted }) => {
    const before = new Set(counted.map(({ grain }) => grain));
    const at = round.finishedAt;
    const fits = mayBegin && at !== null ? quests.at(at, round.gameId).map(({ row }) => row.id) : [];
    const wanted = new Map<number, bigint>();
    for (const entry of await entriesOf(trx, playerId, [...before, ...fits])) {
      const id = entry.quest_id;
      const bet = at !== null && entry.started_at <= at ? (quests.get(id)?.bet(round) ?? 0n) : 0n;
      if (bet === 0n && !before.has(id)) continue;
      wanted.set(id, convertMinor(bet, round.currency, entry.currency));
    }
    return wanted;
  },
  more: ({ finishedAt, openedAt }, _worth, before) => ({ settled_at: finishedAt ?? before?.settled_at ?? openedAt }),
  onChange: async (trx, changed, { playerId, grain, change }) => {
    await tablesOf<QuestsTables>(trx)
      .updateTable('quests_entries')
      .set({ bets: sql<bigint>`bets + ${change}` })
      .where('player_id', '=', playerId)
      .where('quest_id', '=', grain)
      .execute();
    return [...changed, grain];
  },
});

async function entriesOf(trx: Connection, playerId: number, ids: readonly number[]): Promise<EntryRow[]> {
  if (ids.length === 0) return [];
  return tablesOf<QuestsTables>(trx)
    .selectFrom('quests_entries')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('quest_id', 'in', ids)
    .execute();
}

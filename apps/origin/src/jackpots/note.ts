import { acrossShards, type Connection } from '@cosmodrome/database';
import { worthOf } from '@cosmodrome/rules/jackpots/pool';
import { sql } from 'kysely';
import {
  countRounds,
  firstTold,
  forgetCounted,
  holdAllCounting,
  inEach,
  inGrains,
  ownBet,
  uncountRounds,
  type BulkCounting,
  type CountTable,
  type RoundEvent,
} from '../ledger/index.ts';
import type { JackpotTables, RoundRow } from './tables.ts';
import type { JackpotTerms } from './terms.ts';

/** What the real stakes of each round are worth to which jackpot. */
const NOTED: CountTable = { name: 'jackpots_rounds', grain: 'jackpot', worth: 'worth' };

type Noted = Pick<RoundRow, 'game' | 'currency' | 'message_id' | 'pending' | 'at'>;

/**
 * Notes what the real stakes of rounds are worth to the jackpots of their games. The pools count it later, in the order of the
 * messages' ids: that is the order in which the books were written, over all players. Holds whether anything was noted.
 */
const noting = (
  jackpotOf: ReadonlyMap<string, JackpotTerms>,
  rounds: readonly RoundEvent[],
): BulkCounting<boolean, string, Noted> => {
  const told = firstTold(rounds);
  return {
    table: NOTED,
    hold: (trx, playerIds) => holdAllCounting(trx, playerIds, false),
    worthOf: (round) => {
      const jackpot = jackpotOf.get(round.gameId);
      return jackpot ? worthOf(ownBet(round), round.currency, jackpot.currency) : 0n;
    },
    place: inEach(
      inGrains(({ round }) => {
        const jackpot = jackpotOf.get(round.gameId);
        return jackpot ? [jackpot.identifier] : [];
      }),
    ),
    more: ({ roundId, gameId: game, currency }, _worth, _before, _jackpot, playerId) => {
      const { messageId, at } = told(playerId, roundId);
      return { game, currency, message_id: messageId, pending: true, at };
    },
    onChange: (_trx, held, changes) =>
      Promise.resolve(new Map([...held, ...changes.map(({ playerId }) => [playerId, true] as const)])),
  };
};

/** @returns takes the events of rounds, and answers whether there is something to count */
export function roundNoter(
  connection: Connection,
  terms: readonly JackpotTerms[],
): (rounds: readonly RoundEvent[]) => Promise<boolean> {
  const jackpotOf = new Map(terms.flatMap((jackpot) => jackpot.games.map((game) => [game.identifier, jackpot])));
  return async (rounds) => {
    const played = rounds.filter(({ gameId }) => jackpotOf.has(gameId));
    const byBringing = Map.groupBy(played, ({ state, bet, betBonus }) => state === 'settled' && bet > betBonus);
    const counting = noting(jackpotOf, played);
    const noted = [
      ...(await uncountRounds(connection, counting, byBringing.get(false) ?? [])).values(),
      ...(await countRounds(connection, counting, byBringing.get(true) ?? [])).values(),
    ];
    return noted.some(Boolean);
  };
}

/** Whether rounds of these jackpots wait to be counted. */
export async function pendingRounds(connection: Connection, terms: readonly JackpotTerms[]): Promise<boolean> {
  if (terms.length === 0) return false;
  const row = await acrossShards<JackpotTables>(connection, 'a pool counts the rounds of everybody')
    .selectFrom('jackpots_rounds')
    .select('round_id')
    .where('pending', '=', true)
    .where(
      'jackpot',
      'in',
      terms.map(({ identifier }) => identifier),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets rounds that nobody takes back any more. */
export const forgetRounds = (connection: Connection, before: Date): Promise<void> =>
  forgetCounted(connection, NOTED, sql<boolean>`r.at < ${before} and not r.pending`);

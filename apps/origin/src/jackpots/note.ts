import { acrossShards, type Connection } from '@cosmodrome/database';
import { worthOf } from '@cosmodrome/rules/jackpots/pool';
import { sql } from 'kysely';
import {
  countRound,
  forgetCounted,
  holdCounting,
  inGrains,
  ownBet,
  uncountRound,
  type CountTable,
  type RoundCounting,
  type RoundEvent,
} from '../ledger/index.ts';
import type { JackpotTables, RoundRow } from './tables.ts';
import type { JackpotTerms } from './terms.ts';

/** What the real stakes of each round are worth to which jackpot. */
const NOTED: CountTable = { name: 'jackpots_rounds', grain: 'jackpot', worth: 'worth' };

type Noted = Pick<RoundRow, 'game' | 'currency' | 'message_id' | 'pending' | 'at'>;

/**
 * Notes what a round's real stakes are worth to the jackpot of its game. The pools count it later, in the order of the
 * messages' ids: that is the order in which the books were written, over all players.
 */
const noting = (
  jackpotOf: ReadonlyMap<string, JackpotTerms>,
  { messageId, at }: Pick<RoundEvent, 'messageId' | 'at'>,
): RoundCounting<boolean, string, Noted> => ({
  table: NOTED,
  hold: async (trx, playerId) => {
    await holdCounting(trx, playerId);
    return false;
  },
  worthOf: (round) => {
    const jackpot = jackpotOf.get(round.gameId);
    return jackpot ? worthOf(ownBet(round), round.currency, jackpot.currency) : 0n;
  },
  place: inGrains(({ round }) => {
    const jackpot = jackpotOf.get(round.gameId);
    return jackpot ? [jackpot.identifier] : [];
  }),
  more: ({ gameId: game, currency }) => ({ game, currency, message_id: messageId, pending: true, at }),
  onChange: () => Promise.resolve(true),
});

/** @returns takes each event of a round, and answers whether there is something to count */
export function roundNoter(
  connection: Connection,
  terms: readonly JackpotTerms[],
): (round: RoundEvent) => Promise<boolean> {
  const jackpotOf = new Map(terms.flatMap((jackpot) => jackpot.games.map((game) => [game.identifier, jackpot])));
  return async (round) => {
    if (!jackpotOf.has(round.gameId)) return false;
    const brings = round.state === 'settled' && round.bet > round.betBonus;
    return (await (brings ? countRound : uncountRound)(connection, noting(jackpotOf, round), round)) ?? false;
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

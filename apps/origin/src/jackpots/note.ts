import { tablesOf, type Connection } from '@cosmodrome/database';
import { worthOf } from '@cosmodrome/rules/jackpots/pool';
import { z } from 'zod';
import type { Message } from '../kernel/outbox/index.ts';
import type { JackpotTables } from './tables.ts';
import type { JackpotTerms } from './terms.ts';

/** The ledger's message about a round that was settled, opened again or taken back. Only real money gets there. */
const RoundMessage = z.object({
  round_id: z.string(),
  game: z.string(),
  currency: z.string(),
  state: z.enum(['open', 'settled', 'rolled_back']),
  bet: z.int().nonnegative(),
  bet_bonus: z.int().nonnegative(),
});

/**
 * Notes what a round's real stakes are worth to its jackpot, each message once, whatever comes twice. One statement, so
 * that a killed process leaves it done or not done; the pools count it later.
 *
 * @returns the handler of the outbox; it answers whether there is something to count
 */
export function roundNoter(
  connection: Connection,
  terms: readonly JackpotTerms[],
): (message: Message) => Promise<boolean> {
  const jackpotOf = new Map(terms.flatMap((jackpot) => jackpot.games.map((game) => [game.identifier, jackpot])));
  const db = tablesOf<JackpotTables>(connection);
  return async ({ id, playerId, payload, at }) => {
    if (playerId === null) return false;
    const round = RoundMessage.parse(payload);
    const jackpot = jackpotOf.get(round.game);
    if (!jackpot) return false;
    const stake = BigInt(round.bet - round.bet_bonus);
    if (round.state !== 'settled' || stake === 0n) {
      const taken = await db
        .updateTable('jackpots_rounds')
        .set({ message_id: id, worth: 0n, pending: true })
        .where('player_id', '=', playerId)
        .where('round_id', '=', round.round_id)
        .where('message_id', '<', id)
        .returning('round_id')
        .executeTakeFirst();
      return taken !== undefined;
    }
    const row = {
      player_id: playerId,
      round_id: round.round_id,
      message_id: id,
      jackpot: jackpot.identifier,
      game: round.game,
      currency: round.currency,
      worth: worthOf(stake, round.currency, jackpot.currency),
      pending: true,
      at,
    };
    const noted = await db
      .insertInto('jackpots_rounds')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['player_id', 'round_id']).doUpdateSet(row).where('jackpots_rounds.message_id', '<', id),
      )
      .returning('round_id')
      .executeTakeFirst();
    return noted !== undefined;
  };
}

/** Whether rounds of these jackpots wait to be counted. */
export async function pendingRounds(connection: Connection, terms: readonly JackpotTerms[]): Promise<boolean> {
  if (terms.length === 0) return false;
  const row = await tablesOf<JackpotTables>(connection)
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
export async function forgetRounds(connection: Connection, before: Date): Promise<void> {
  await tablesOf<JackpotTables>(connection)
    .deleteFrom('jackpots_rounds')
    .where('at', '<', before)
    .where('pending', '=', false)
    .execute();
}

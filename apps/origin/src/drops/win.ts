import { inTransaction } from '@cosmodrome/database';
import { inLanguage, titlesIn } from '@cosmodrome/rules/content/in-language';
import { DEFAULT_CURRENCY } from '@cosmodrome/rules/money/currencies';
import type { MoneyPrize } from '@cosmodrome/rules/prizes/prize';
import { sql } from 'kysely';
import { append } from '../kernel/outbox/index.ts';
import type { Round } from '../ledger/index.ts';
import { playerFacts } from '../profile/index.ts';
import { isFor } from '@cosmodrome/rules/profile/whom';
import type { DropDeps } from './deps.ts';
import type { Running } from './running.ts';
import type { DropsTables } from './tables.ts';

export const WINS = 'drops_wins';

/**
 * Gives a round what it draws in a drop, once, while there is any of it: the prize is taken from what is left, granted, noted and
 * told in one transaction. Nothing for a player from whom offers are held back, or who is of other groups or another licence.
 *
 * @returns whether the round has won, now or before
 */
export async function win(deps: DropDeps, drop: Running, playerId: number, round: Round): Promise<boolean> {
  const { connection, clock, prizes } = deps;
  const drawn = drop.draws(round);
  const { row } = drop;
  const terms = drawn === null ? undefined : row.terms.prizes[drawn];
  if (drawn === null || !terms) return false;
  const player = await playerFacts(connection, playerId);
  if (!player || player.closed_at !== null) return false;
  if (!isFor(row.terms, { groups: player.groups, licence: player.license_name })) return false;
  if ((await deps.mayBeOffered(playerId, null)) !== null) return false;
  const prize: MoneyPrize = { kind: 'money', amounts: { [DEFAULT_CURRENCY]: terms.amount_cents }, wager: 0 };
  const won = await inTransaction<DropsTables, boolean>(connection, async (trx) => {
    const at = clock.now();
    await prizes.hold(trx, playerId, [prize]);
    const noted = await trx
      .insertInto('drops_wins')
      .values({
        player_id: playerId,
        round_id: round.roundId,
        drop_id: row.id,
        prize: drawn,
        body: JSON.stringify(prize),
        won_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('round_id')
      .executeTakeFirst();
    if (!noted) return true;
    const given = await prizes.grant(trx, {
      playerId,
      prize,
      source: 'drops',
      key: `drops:${row.id}:${round.roundId}`,
      at,
      lifecycle: 'given',
      strategy: 'prize_drop',
      currency: round.currency,
      titles: titlesIn(row.terms.words),
    });
    // The last lock that is taken: many players may draw the same prize at a time.
    const taken = await trx
      .updateTable('drops_prizes')
      .set({ remaining: sql<number>`remaining - 1` })
      .where('drop_id', '=', row.id)
      .where('prize', '=', drawn)
      .where('remaining', '>', 0)
      .returning('remaining')
      .executeTakeFirst();
    if (given.outcome === 'refused' || !taken) throw new NothingLeft();
    await append(trx, {
      topic: WINS,
      playerId,
      isPrivate: true,
      at,
      payload: {
        id: row.id,
        title: inLanguage(row.terms.words, player.language)?.title ?? row.identifier,
        round_id: round.roundId,
        amount_cents: Number(given.grant.amount ?? 0n),
        currency: given.grant.currency ?? DEFAULT_CURRENCY,
      },
    });
    return true;
  }).catch((error: unknown) => {
    if (error instanceof NothingLeft) return false;
    throw error;
  });
  if (won) deps.onCommit();
  return won;
}

/** Takes everything back that was written for a prize of which none was left. */
class NothingLeft extends Error {}

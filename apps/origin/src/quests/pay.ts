import { inTransaction, tablesOf, type Connection } from '@cosmodrome/database';
import { inLanguage, titlesIn } from '@cosmodrome/rules/content/in-language';
import { DEFAULT_CURRENCY } from '@cosmodrome/rules/money/currencies';
import { convert } from '@cosmodrome/rules/money/rates';
import type { Prize } from '@cosmodrome/rules/prizes/prize';
import { levelAt, type LevelPrize } from '@cosmodrome/rules/quests/levels';
import { append } from '../kernel/outbox/index.ts';
import { playerFacts } from '../profile/index.ts';
import type { QuestsDeps } from './deps.ts';
import { broughtBy, presentOwn } from './present.ts';
import { entriesToPay, findEntry, findQuest, paidLevels } from './store.ts';
import type { EntryRow, LevelRow, PaidPrize, QuestRow, QuestsTables } from './tables.ts';

export const STATUSES = 'quests_statuses';

/** What a level of an entry is paid with. */
function prizesOf({ terms }: QuestRow, { currency }: EntryRow, paid: LevelPrize | undefined): Prize[] {
  const { money_cents: cents = 0, freespins = 0 } = paid ?? {};
  const prizes: Prize[] = [];
  if (cents > 0) prizes.push({ kind: 'money', amounts: { [currency]: cents }, wager: 0 });
  if (freespins > 0) {
    const { games, bet_level, wager, days_to_activate, days_to_play } = terms.freespins;
    prizes.push({
      kind: 'freespins',
      games,
      count: freespins,
      bet_level,
      wager,
      max_wins: null,
      days_to_activate,
      days_to_play,
    });
  }
  return prizes;
}

/**
 * Pays the levels that a player has reached in a quest and that are not paid yet, each once, and tells the player how it stands.
 * What was reached is the player's, whatever becomes of the bets later. All of it is one transaction.
 */
export async function payLevels(deps: QuestsDeps, playerId: number, questId: number): Promise<void> {
  const { connection, clock, prizes } = deps;
  const row = await findQuest(connection, questId);
  const player = await playerFacts(connection, playerId);
  const known = await findEntry(connection, playerId, questId);
  if (!row || !player || !known) return;
  const mayBePaid = known.prizes.slice(known.paid_level).flatMap((each) => prizesOf(row, known, each));
  await inTransaction<QuestsTables, void>(connection, async (trx) => {
    await prizes.hold(trx, playerId, mayBePaid);
    const entry = await trx
      .selectFrom('quests_entries')
      .selectAll()
      .where('player_id', '=', playerId)
      .where('quest_id', '=', questId)
      .forUpdate()
      .executeTakeFirst();
    if (!entry) return;
    const before = await paidLevels(trx, playerId);
    const paid: LevelRow[] = [];
    for (let level = entry.paid_level + 1; level <= levelAt(entry.thresholds, Number(entry.bets)); level += 1) {
      paid.push(await payLevel(trx, deps, { row, entry, level }));
    }
    const paidLevel = paid.at(-1)?.level ?? entry.paid_level;
    if (paid.length > 0) {
      const next = entry.thresholds[paidLevel];
      await trx
        .updateTable('quests_entries')
        .set({ paid_level: paidLevel, next_at: next === undefined ? null : BigInt(next) })
        .where('player_id', '=', playerId)
        .where('quest_id', '=', questId)
        .execute();
    }
    await append(trx, {
      topic: STATUSES,
      playerId,
      isPrivate: true,
      at: clock.now(),
      payload: {
        ...presentOwn({ ...entry, paid_level: paidLevel }, [...before, ...paid]),
        title: inLanguage(row.terms.words, player.language)?.title ?? row.slug,
        slug: row.slug,
        reached: paid.map(({ level }) => level),
        won: broughtBy(paid, entry.currency),
      },
    });
  });
  deps.onCommit();
}

async function payLevel(
  trx: Connection,
  { clock, prizes }: QuestsDeps,
  { row, entry, level }: { row: QuestRow; entry: EntryRow; level: number },
): Promise<LevelRow> {
  const at = clock.now();
  const { player_id: playerId, currency } = entry;
  const won = entry.prizes[level - 1];
  const paid: PaidPrize[] = [];
  for (const prize of prizesOf(row, entry, won)) {
    const key = `quests:${row.id}:${level}:${prize.kind}`;
    const given = await prizes.grant(trx, {
      playerId,
      prize,
      source: 'quests',
      key,
      at,
      lifecycle: 'given',
      strategy: 'quest',
      currency,
      titles: titlesIn(row.terms.words),
      owed: true,
    });
    paid.push({ key, prize, refused: given.outcome === 'refused' ? given.reason : null });
  }
  const isPaid = paid.some(({ prize, refused }) => prize.kind === 'money' && refused === null);
  return tablesOf<QuestsTables>(trx)
    .insertInto('quests_levels')
    .values({
      player_id: playerId,
      quest_id: row.id,
      level,
      prizes: JSON.stringify(paid),
      paid_eur_cents: isPaid ? BigInt(convert(won?.money_cents ?? 0, currency, DEFAULT_CURRENCY)) : 0n,
      paid_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Pays what was reached and is not paid yet: a node may have ended between counting a round and paying. */
export async function payDue(deps: QuestsDeps): Promise<void> {
  for (const { player_id: playerId, quest_id: questId } of await entriesToPay(deps.connection)) {
    try {
      await payLevels(deps, playerId, questId);
    } catch (error) {
      deps.log.error({ err: error, playerId, questId }, 'a level of a quest could not be paid');
    }
  }
}

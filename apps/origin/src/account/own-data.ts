import { statement, wallets, type StatementLine } from '../ledger/index.ts';
import type { AccountDeps } from './deps.ts';
import { documentsOf } from './documents.ts';
import { passkeysOf } from './passkeys.ts';
import { presentSession } from './present.ts';
import { restoreIdsOf } from './restore-ids.ts';
import { readPlayer } from './read-player.ts';

/** How far back the statement goes (player-protection R17), and how long it may get in one answer. */
const STATEMENT_MS = 366 * 24 * 3_600_000;
const MOST_LINES = 20_000;
const PAGE = 1_000;

const line = (each: StatementLine) => ({
  id: String(each.transactionId),
  at: each.at.toISOString(),
  kind: each.kind,
  currency: each.currency,
  real_cents: Number(each.realChange),
  bonus_cents: Number(each.bonusChange),
  real_after_cents: Number(each.real),
  bonus_after_cents: Number(each.bonus),
  round: each.roundId,
  game: each.gameId,
});

async function lines(playerId: number, { database, clock }: AccountDeps) {
  const since = clock.now().getTime() - STATEMENT_MS;
  const all: StatementLine[] = [];
  let before: bigint | undefined;
  for (;;) {
    const { lines: page, cursor } = await statement(database, playerId, { before, limit: PAGE });
    all.push(...page.filter(({ at }) => at.getTime() >= since));
    const old = page.some(({ at }) => at.getTime() < since);
    if (cursor === null || old) return { complete: true, lines: all.map(line) };
    if (all.length >= MOST_LINES) return { complete: false, lines: all.map(line) };
    before = cursor;
  }
}

/** Everything that is kept about a player, to take away: who it is, where it is signed in, its money, and what else. */
export async function ownData(playerId: number, deps: AccountDeps): Promise<Record<string, unknown>> {
  const { database, clock, sessions } = deps;
  const [player, papers, passkeys, chats, signedIn, money, booked, elsewhere] = await Promise.all([
    readPlayer(database, playerId, deps),
    documentsOf(database, playerId),
    passkeysOf(database, playerId),
    restoreIdsOf(database, playerId),
    sessions.list(playerId),
    wallets(database, playerId),
    lines(playerId, deps),
    deps.dataElsewhere(playerId),
  ]);
  return {
    made_at: clock.now().toISOString(),
    player,
    documents: papers,
    passkeys,
    chats: chats.map(({ project, restore_id, set_at }) => ({ project, restore_id, set_at: set_at.toISOString() })),
    sessions: signedIn.map((row) => presentSession(row, '')),
    wallets: money.map(({ currency, real, bonus }) => ({
      currency,
      real_cents: Number(real),
      bonus_cents: Number(bonus),
    })),
    statement: booked.lines,
    /** False when the last year has more lines than one file takes: the newest are in it. */
    statement_complete: booked.complete,
    ...elsewhere,
  };
}

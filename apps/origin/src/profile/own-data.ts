import { DAY_MS } from '@cosmodrome/rules/durations';
import { statement, wallets, type StatementLine } from '../ledger/index.ts';
import type { ProfileDeps } from './deps.ts';
import { readPlayer } from './read-player.ts';

/** How far back the statement goes (player-protection R17), and how long it may get in one answer. */
const STATEMENT_MS = 366 * DAY_MS;
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

async function lines(playerId: number, { database, clock }: ProfileDeps) {
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

/** Everything that is kept about a player, to take away: who it is, its money, and what the other systems have. */
export async function ownData(playerId: number, deps: ProfileDeps): Promise<Record<string, unknown>> {
  const { database, clock } = deps;
  const [player, money, booked, elsewhere] = await Promise.all([
    readPlayer(database, playerId, deps),
    wallets(database, playerId),
    lines(playerId, deps),
    deps.dataElsewhere(playerId),
  ]);
  return {
    made_at: clock.now().toISOString(),
    player,
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

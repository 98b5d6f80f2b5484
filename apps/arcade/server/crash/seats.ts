import type { CrashSeat, CrashSettled } from '../../api/calls.ts';
import type { CrashRoundRow } from '../database/tables.ts';
import type { ArcadeDeps } from '../deps.ts';
import { sha256 } from '../ids.ts';

/** A seat as the server sees it: who sits there, and what the player is told when it ends. */
export interface Seat {
  owner: string;
  seat: CrashSeat;
  ended: CrashSettled | null;
}

const SHOWN = 60;

/** The bets of a shared round, largest stakes first within what is shown, with how each has ended. */
export async function seatsOf(deps: ArcadeDeps, round: CrashRoundRow): Promise<Seat[]> {
  const rows = await deps.db
    .selectFrom('arcade_rounds as round')
    .innerJoin('arcade_steps as bet', (join) => join.onRef('bet.round_id', '=', 'round.id').on('bet.position', '=', 0))
    .leftJoin('arcade_steps as end', (join) =>
      join.onRef('end.round_id', '=', 'round.id').on('end.finished', '=', true).on('end.status', '=', 'done'),
    )
    .select([
      'round.id',
      'round.owner',
      'round.status',
      'round.nickname',
      'round.currency',
      'bet.status as bet_status',
      'bet.refusal',
      'bet.stake',
      'bet.balance as bet_balance',
      'end.win',
      'end.balance',
      'end.events',
    ])
    .where('round.game', '=', round.game)
    .where('round.crash_number', '=', round.number)
    .orderBy('round.started_at')
    .execute();
  return rows.flatMap((row): Seat[] => {
    const isRefunded = row.status === 'void' && row.refusal === 'round_void';
    if (row.bet_status === 'pending' || (row.status === 'void' && !isRefunded)) return [];
    const win = Number(isRefunded ? row.stake : (row.win ?? 0n));
    const balance = isRefunded ? row.bet_balance : row.balance;
    return [
      {
        owner: row.owner,
        seat: {
          id: sha256(row.id).slice(0, 16),
          nickname: row.nickname,
          currency: row.currency,
          stake: Number(row.stake),
          cashed_at: cashedAt(row.events ?? []),
          win: isRefunded ? 0 : win,
        },
        ended:
          row.status === 'open'
            ? null
            : {
                round: row.id,
                win,
                balance: balance === null ? null : Number(balance),
                refunded: isRefunded,
                events: row.events ?? [],
              },
      },
    ];
  });
}

/** The list that everybody sees. */
export function shownSeats(seats: readonly Seat[]): CrashSeat[] {
  return seats.slice(0, SHOWN).map(({ seat }) => seat);
}

function cashedAt(events: readonly unknown[]): number | null {
  for (const event of events) {
    if (typeof event !== 'object' || event === null || !('kind' in event) || event.kind !== 'cash-out') continue;
    if ('multiplier' in event && typeof event.multiplier === 'number') return event.multiplier;
  }
  return null;
}

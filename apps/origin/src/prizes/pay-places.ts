import { inTransaction, type Connection } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import type { Log } from '../kernel/log.ts';
import type { GrantRefusal } from './deliverer.ts';
import type { GrantRequest, Prizes } from './prizes.ts';

/** A place that is still to be paid. */
export interface DuePlace {
  readonly playerId: number;
  readonly place: number;
}

/** What became of a place. */
export type PlaceOutcome = { readonly paidAt: Date } | { readonly refused: GrantRefusal };

/** What has places that win, and is over: a tournament, a lottery. Everything is asked by its number. */
export interface PaidPlaces {
  /** The system whose it is. */
  readonly source: string;
  /** Those whose places are fixed and not all paid. */
  readonly over: () => Promise<readonly number[]>;
  /** Places that are neither paid nor refused, the first one first. */
  readonly due: (id: number) => Promise<readonly DuePlace[]>;
  /** What a place wins; null when it was paid meanwhile. */
  readonly won: (
    trx: Connection,
    id: number,
    due: DuePlace,
  ) => Promise<Pick<GrantRequest, 'key' | 'prize' | 'titles'> | null>;
  readonly note: (trx: Connection, id: number, due: DuePlace, outcome: PlaceOutcome) => Promise<void>;
  /** Publishes what was paid: nothing is due any more. */
  readonly finish: (trx: Connection, id: number, at: Date) => Promise<void>;
}

interface Deps {
  readonly connection: Connection;
  readonly prizes: Pick<Prizes, 'grant'>;
  readonly clock: Clock;
  readonly log: Log;
  /** Messages for players were committed. */
  readonly onCommit: () => void;
}

/**
 * Pays what is due on places, each prize once and in a transaction of its own, and then says so: when the process dies, the
 * next run, here or on another node, goes on where it ended. A prize that cannot be given is noted and stops nobody else.
 */
export async function payPlaces(deps: Deps, places: PaidPlaces): Promise<void> {
  const { connection, clock, log, onCommit } = deps;
  for (const id of await places.over()) {
    let failed = false;
    for (const due of await places.due(id)) {
      try {
        await payPlace(deps, places, id, due);
        onCommit();
      } catch (error) {
        failed = true;
        log.error({ err: error, source: places.source, id, ...due }, 'the prize of a place could not be paid');
      }
    }
    if (!failed) await inTransaction(connection, (trx) => places.finish(trx, id, clock.now()));
  }
}

const payPlace = ({ connection, prizes, clock }: Deps, places: PaidPlaces, id: number, due: DuePlace): Promise<void> =>
  inTransaction(connection, async (trx) => {
    const won = await places.won(trx, id, due);
    if (!won) return;
    const at = clock.now();
    const { playerId } = due;
    const { source } = places;
    const answer = await prizes.grant(trx, { ...won, playerId, source, at, lifecycle: 'given', owed: true });
    await places.note(trx, id, due, answer.outcome === 'refused' ? { refused: answer.reason } : { paidAt: at });
  });

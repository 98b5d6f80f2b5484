import { isDistributed, type Connection } from '@cosmodrome/database';
import { cellOf } from '../src/kernel/cells.ts';

/** Rounds as a relay hands them over in one turn: of a distributed database those of one cell, else all of them. */
export const inCells = <Round extends { readonly playerId: number }>(
  connection: Connection,
  rounds: readonly Round[],
): (readonly Round[])[] =>
  isDistributed(connection) ? [...Map.groupBy(rounds, ({ playerId }) => cellOf(playerId)).values()] : [rounds];

import { isAcrossShards } from '@cosmodrome/database/across-shards';
import type { Distribution } from '../src/distribution.ts';
import { distribution } from '../src/generated/distribution.ts';
import { OneShard } from './one-shard.ts';

/** A view lies where its table does. */
const places: Readonly<Record<string, Distribution>> = { ...distribution, ledger_entries: 'player' };

/**
 * Looks whether statements can be run on a distributed database as they are: each is for one shard, or says why it is for
 * many (`acrossShards`) and locks nothing there; none moves a row to another shard. Tables that a test has made are its own.
 * @throws with all that are neither
 */
export async function examineStatements(statements: readonly string[]): Promise<void> {
  await OneShard.ready();
  const oneShard = new OneShard(places);
  const wrong = statements.flatMap((statement) => {
    const tables = oneShard.wanting(statement).filter((table) => table in places);
    const found = oneShard.refused(statement) ?? (tables.length > 0 && faultOf(statement, tables.join(', ')));
    return found ? [`${found}:\n  ${statement.trim().replaceAll(/\s+/g, ' ')}`] : [];
  });
  if (wrong.length > 0) throw new Error(`statements that a distributed database cannot run:\n${wrong.join('\n')}`);
}

function faultOf(statement: string, tables: string): string | undefined {
  if (!isAcrossShards(statement)) {
    return `does not say whose rows of ${tables} it wants: name the player or the cell, or ask by acrossShards`;
  }
  return OneShard.locks(statement) ? `locks rows of ${tables} in many shards` : undefined;
}

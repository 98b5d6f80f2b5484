import { tablesOf, type Connection } from '@cosmodrome/database';
import type { Kysely, KyselyPlugin } from 'kysely';

/** Where something ends in the middle: before or after one of its statements, counted from 1. */
export interface StopAt {
  readonly statement: number;
  readonly side: 'before' | 'after';
}

class Stopped extends Error {}

/** The same connection, on which `stop` is called where something is to end. `begin` counts from there; at first nothing is counted. */
export function stoppingAt<Tables>(
  connection: Connection,
  { statement, side }: StopAt,
  stop: () => void,
): { readonly connection: Kysely<Tables>; readonly begin: () => void; readonly counted: () => number } {
  let begun = false;
  let counted = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (begun && ++counted === statement && side === 'before') stop();
      return node;
    },
    transformResult: ({ result }) => {
      if (begun && counted === statement && side === 'after') stop();
      return Promise.resolve(result);
    },
  };
  return {
    connection: tablesOf<Tables>(connection).withPlugin(plugin),
    begin: () => void (begun = true),
    counted: () => counted,
  };
}

/**
 * Lets something end before and after each of its statements, one after the other, until it gets through.
 * @returns how many statements it has
 */
export async function stopEverywhere(
  connection: Connection,
  act: (connection: Connection) => Promise<unknown>,
): Promise<number> {
  const stop = (): never => {
    throw new Stopped('the process ends here');
  };
  for (let statement = 1; ; statement += 1) {
    for (const side of ['before', 'after'] as const) {
      const tried = stoppingAt<object>(connection, { statement, side }, stop);
      tried.begin();
      try {
        await act(tried.connection);
        return tried.counted();
      } catch (error) {
        if (!(error instanceof Stopped)) throw error;
      }
    }
  }
}

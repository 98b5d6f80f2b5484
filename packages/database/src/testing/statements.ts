import type { Dialect } from 'kysely';
import type { Database } from '../database.ts';

/** Files that only pass a statement on. */
const PASSING_ON = /^node:|\/node_modules\/|\/packages\/database\//;
/** Files whose statements arrange and look, or change whole tables once: what they ask is no promise of the product. */
const OF_TESTS = /\.test\.tsx?$|\/(?:testing|migrations)\//;

/** The statements that a suite has made, each once, without those of the tests themselves. */
export class Statements {
  readonly #texts = new Set<string>();

  get texts(): readonly string[] {
    return [...this.#texts];
  }

  /** The same dialect, whose statements are kept. */
  around(dialect: Dialect): Dialect {
    return {
      createDriver: () => dialect.createDriver(),
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => {
        const compiler = dialect.createQueryCompiler();
        return {
          compileQuery: (node, queryId) => {
            const query = compiler.compileQuery(node, queryId);
            this.#keep(query.sql);
            return query;
          },
        };
      },
    };
  }

  /** The same database, whose prepared statements are kept as well. */
  of<Tables>(database: Database<Tables>): Database<Tables> {
    return {
      ...database,
      execute: (statement) => {
        this.#keep(statement.text);
        return database.execute(statement);
      },
    };
  }

  #keep(text: string): void {
    if (!this.#texts.has(text) && !madeByTest()) this.#texts.add(text);
  }
}

/** Whether a test asks: a statement is made while whoever asks for it is on the stack. */
function madeByTest(): boolean {
  const { prepareStackTrace, stackTraceLimit } = Error;
  const here: { stack?: unknown } = {};
  // The files alone, without the work of finding their lines in the sources.
  Error.prepareStackTrace = (_, sites) => sites.map((site) => site.getFileName() ?? '');
  Error.stackTraceLimit = 30;
  Error.captureStackTrace(here);
  const files = here.stack as string[];
  Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  const file = files.find((name) => name !== '' && !PASSING_ON.test(name));
  return file === undefined || OF_TESTS.test(file);
}

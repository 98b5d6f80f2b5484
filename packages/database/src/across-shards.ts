import { QueryNode, RawNode, SelectModifierNode, type Kysely, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { tablesOf, type Connection } from './connection.ts';

const START = '/* across shards: ';
const END = ' */';

/**
 * The same connection for statements that want rows of many shards of a distributed database. Each carries the reason,
 * for whoever reads it in a log; all others are for one shard, and tests hold them to it.
 */
export function acrossShards<Tables>(connection: Connection, reason: string): Kysely<Tables> {
  if (reason.includes('*/')) throw new RangeError('the reason ends its own comment');
  const comment = `${START}${reason}${END}`;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => commented(node, comment),
    transformResult: async ({ result }) => result,
  };
  return tablesOf<Tables>(connection).withPlugin(plugin);
}

/**
 * Reads everything as it was at one moment, from all shards: to compare books with what is kept beside them. In the
 * caller's transaction when it is one.
 */
export function inSnapshot<Tables, Result>(
  connection: Connection,
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const db = acrossShards<Tables>(connection, 'the books of everybody are compared');
  return db.isTransaction ? work(db) : db.transaction().setIsolationLevel('repeatable read').execute(work);
}

/** Whether a statement says that it is for many shards. */
export const isAcrossShards = (statement: string): boolean => statement.includes(START);

function commented(node: RootOperationNode, comment: string): RootOperationNode {
  if (RawNode.is(node)) {
    const fragments = node.sqlFragments;
    return { ...node, sqlFragments: [...fragments.slice(0, -1), `${fragments.at(-1)} ${comment}`] };
  }
  // What is inserted names its shards by its rows.
  if (!QueryNode.is(node) || node.kind === 'MergeQueryNode' || node.kind === 'InsertQueryNode') return node;
  const modifier = RawNode.createWithSql(comment);
  return QueryNode.cloneWithEndModifier(
    node,
    node.kind === 'SelectQueryNode' ? SelectModifierNode.createWithExpression(modifier) : modifier,
  );
}

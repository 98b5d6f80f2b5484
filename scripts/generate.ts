/**
 * Writes what is derived from other files: the lists of what systems bring, and from them the paths and documents of the
 * contract and the diagrams of the state machines; the version of the SQL functions. `--check` only compares.
 */
import { settle } from './generate/files.ts';
import { lists } from './generate/lists.ts';
import { schema } from './generate/schema.ts';

const check = process.argv.includes('--check');
let stale = settle({ ...lists(), ...schema() }, check);
// The documents are made of the lists: with stale ones there is nothing to compare.
if (!check || stale.length === 0) {
  const { documents } = await import('../packages/contract/cli/documents.ts');
  stale = settle(documents(), check);
}
process.exitCode = check && stale.length > 0 ? 1 : 0;

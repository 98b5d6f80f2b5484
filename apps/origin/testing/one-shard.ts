import { loadModule, parsePlPgSQLSync, parseSync } from 'libpg-query';
import type { Distribution } from '../src/distribution.ts';

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const childrenOf = (tree: Tree): Tree[] => Object.values(tree).flat().filter(isTree);

/** A table as a statement names it, with the tables and names that are seen beside and around it. */
interface Scope {
  readonly tables: Map<string, string>;
  readonly around: Scope | undefined;
}

/** A column of one use of a table: `scope` and name of the use, and the column. */
type Column = string;

/** What a statement says about keys: which are equal, which have a value, and which tables it uses. */
class Keys {
  readonly #groups = new Map<Column, Column>();
  readonly #valued = new Set<Column>();
  readonly uses: { readonly table: string; readonly name: string; readonly scope: Scope }[] = [];
  readonly #numbers = new Map<Scope, number>();

  column(scope: Scope, name: string, column: string): Column {
    const number = this.#numbers.get(scope) ?? this.#numbers.size;
    this.#numbers.set(scope, number);
    return `${number} ${name} ${column}`;
  }
  #root(column: Column): Column {
    const next = this.#groups.get(column);
    return next === undefined ? column : this.#root(next);
  }
  equal(one: Column, other: Column): void {
    const [a, b] = [this.#root(one), this.#root(other)];
    if (a !== b) this.#groups.set(a, b);
  }
  valued(column: Column): void {
    this.#valued.add(column);
  }
  hasValue(column: Column): boolean {
    const root = this.#root(column);
    return [...this.#valued].some((each) => this.#root(each) === root);
  }
}

const named = (tree: Tree, kind: string): Tree | undefined => (isTree(tree[kind]) ? tree[kind] : undefined);
const strings = (list: unknown): string[] =>
  (Array.isArray(list) ? list : []).flatMap((each: Tree) => String(named(each, 'String')?.['sval'] ?? '*'));

/** The parts of a condition of which each one has to hold. */
function conjuncts(tree: Tree): Tree[] {
  const bool = named(tree, 'BoolExpr');
  if (!bool) return [tree];
  const parts = childrenOf({ args: bool['args'] });
  if (bool['boolop'] === 'AND_EXPR') return parts.flatMap(conjuncts);
  // `scope is null or …`: without a scope all rows are on one server.
  const kept = armsOf(tree);
  return kept.length === 1 ? kept.flatMap(conjuncts) : [tree];
}

/** The conditions of which one has to hold, without `scope is null`; none for what is no choice. */
function armsOf(tree: Tree): Tree[] {
  const bool = named(tree, 'BoolExpr');
  if (bool?.['boolop'] !== 'OR_EXPR') return [];
  return childrenOf({ args: bool['args'] }).filter((part) => !isTree(part['NullTest']));
}

/** Both sides of `one = other` or `one = any(others)`; nothing of what is no comparison. */
function sidesOf(tree: Tree): Tree[] {
  const expression = named(tree, 'A_Expr');
  if (!expression || strings(expression['name']).join() !== '=') return [];
  return [expression['lexpr'], expression['rexpr']].filter(isTree);
}

const has = (tree: Tree, kind: string): boolean => kind in tree || childrenOf(tree).some((each) => has(each, kind));

/**
 * Looks whether a statement says of each distributed table that it uses whose rows it wants: then it is for one shard.
 */
export class OneShard {
  readonly #tables: Readonly<Record<string, Distribution>>;
  readonly #variables: ReadonlySet<string>;

  /** @param variables names in a function's statements that are its parameters and variables */
  constructor(tables: Readonly<Record<string, Distribution>>, variables: ReadonlySet<string> = new Set()) {
    this.#tables = tables;
    this.#variables = variables;
  }

  static ready(): Promise<void> {
    return loadModule();
  }

  /** Why a distributed database refuses a statement wherever its rows are; undefined when it does not. */
  refused(statement: string): string | undefined {
    const sets = (key: string, tree: Tree | undefined): boolean =>
      childrenOf({ list: tree?.['targetList'] }).some((one) => named(one, 'ResTarget')?.['name'] === key);
    const find = (tree: Tree): string | undefined => {
      const [update, insert] = [named(tree, 'UpdateStmt'), named(tree, 'InsertStmt')];
      const key = this.#keyOf(String(named(update ?? insert ?? {}, 'relation')?.['relname']));
      if (key !== undefined && (sets(key, update) || sets(key, insert && named(insert, 'onConflictClause')))) {
        return 'changes the column that says where its rows are, be it to the same value';
      }
      const values = insert && named(named(named(insert, 'selectStmt') ?? {}, 'SelectStmt') ?? {}, 'valuesLists');
      if (key !== undefined && values && has(values, 'SubLink')) return 'asks within the values that it inserts';
      return childrenOf(tree).map(find).find(Boolean);
    };
    return find(parseSync(statement) as unknown as Tree);
  }

  /** Whether it holds rows against others until its transaction ends. */
  static locks(statement: string): boolean {
    return has(parseSync(statement) as unknown as Tree, 'lockingClause');
  }

  /** The distributed tables that a statement uses without saying whose rows it wants, and those that nobody declared. */
  wanting(statement: string): string[] {
    const keys = new Keys();
    for (const each of childrenOf({ stmts: parseSync(statement).stmts })) this.#walk(each, undefined, keys);
    const missing = keys.uses.flatMap(({ table, name, scope }) => {
      if (this.#tables[table] === undefined) return [`${table} (declare it in a distribution.ts)`];
      const key = this.#keyOf(table);
      return key === undefined || keys.hasValue(keys.column(scope, name, key)) ? [] : [table];
    });
    return [...new Set(missing)].sort();
  }

  /** The column that a table is distributed by; undefined when it is not. */
  #keyOf(table: string): string | undefined {
    const where = this.#tables[table];
    if (where === undefined || where === 'everywhere' || where === 'here') return undefined;
    return where === 'player' ? 'player_id' : where.by;
  }

  #walk(tree: Tree, around: Scope | undefined, keys: Keys): void {
    for (const [kind, value] of Object.entries(tree)) {
      for (const each of [value].flat().filter(isTree)) {
        if (/^(Select|Update|Delete|Insert)Stmt$/.test(kind)) this.#statement(kind, each, around, keys);
        else this.#walk(each, around, keys);
      }
    }
  }

  #statement(kind: string, tree: Tree, around: Scope | undefined, keys: Keys): void {
    const scope: Scope = { tables: new Map(), around };
    const ctes = new Set<string>();
    for (const cte of childrenOf({ list: named(tree, 'withClause')?.['ctes'] })) {
      ctes.add(String(named(cte, 'CommonTableExpr')?.['ctename']));
    }
    const use = (range: Tree): void => {
      const table = String(range['relname']);
      // What the database keeps of itself.
      if (table.startsWith('pg_') || range['schemaname'] !== undefined) return;
      const name = String(named(range, 'alias')?.['aliasname'] ?? table);
      scope.tables.set(name, table);
      if (ctes.has(table) || this.#isCte(table, around)) return;
      keys.uses.push({ table, name, scope });
    };
    for (const cte of ctes) scope.tables.set(`with ${cte}`, cte);
    const target = named(tree, 'relation');
    if (target) use(target);
    this.#ranges(childrenOf({ list: tree['fromClause'] ?? tree['usingClause'] }), scope, keys, use);
    for (const part of isTree(tree['whereClause']) ? conjuncts(tree['whereClause']) : [])
      this.#condition(part, scope, keys);
    if (kind === 'InsertStmt' && target) this.#inserted(tree, scope, keys);
    this.#walk(tree, scope, keys);
  }

  #isCte(table: string, scope: Scope | undefined): boolean {
    return scope !== undefined && (scope.tables.has(`with ${table}`) || this.#isCte(table, scope.around));
  }

  #ranges(items: readonly Tree[], scope: Scope, keys: Keys, use: (range: Tree) => void): void {
    for (const item of items) {
      const range = named(item, 'RangeVar');
      const join = named(item, 'JoinExpr');
      const other = named(item, 'RangeSubselect') ?? named(item, 'RangeFunction');
      if (range) use(range);
      if (other) scope.tables.set(String(named(other, 'alias')?.['aliasname']), '');
      if (!join) continue;
      this.#ranges(childrenOf({ sides: [join['larg'], join['rarg']] }), scope, keys, use);
      for (const part of isTree(join['quals']) ? conjuncts(join['quals']) : []) this.#condition(part, scope, keys);
      for (const column of strings(join['usingClause'])) {
        const [first, ...others] = [...scope.tables.keys()].filter((name) => !name.startsWith('with '));
        for (const name of others)
          keys.equal(keys.column(scope, first ?? '', column), keys.column(scope, name, column));
      }
    }
  }

  #condition(tree: Tree, scope: Scope, keys: Keys): void {
    const [first = [], ...others] = armsOf(tree).map((arm) => this.#given(arm, scope, keys));
    for (const column of first) if (others.every((each) => each.includes(column))) keys.valued(column);
    const [left, right] = sidesOf(tree).map((side) => this.#columns(side, scope, keys));
    for (const one of left ?? []) for (const other of right ?? []) keys.equal(one, other);
    for (const column of this.#given(tree, scope, keys)) keys.valued(column);
  }

  /** The columns that a comparison gives a value. */
  #given(tree: Tree, scope: Scope, keys: Keys): Column[] {
    const sides = sidesOf(tree);
    return sides.flatMap((side, index) => {
      const other = sides[1 - index];
      return other && this.#isValue(other, scope) ? this.#columns(side, scope, keys) : [];
    });
  }

  /** Of which uses a column may be: of the one that is named, else of any that the statement sees at once. */
  #columns(tree: Tree, scope: Scope, keys: Keys): Column[] {
    const fields = strings(named(tree, 'ColumnRef')?.['fields']);
    const [name = '', column] = fields.length > 1 ? fields : [undefined, fields[0]];
    if (column === undefined || this.#isValue(tree, scope)) return [];
    for (let seen: Scope | undefined = scope; seen; seen = seen.around) {
      if (name !== '' && seen.tables.has(name)) return [keys.column(seen, name, column)];
      if (name === '' && seen.tables.size > 0) {
        return [...seen.tables.keys()]
          .filter((each) => !each.startsWith('with '))
          .map((each) => keys.column(scope, each, column));
      }
    }
    return [];
  }

  /** Whether it says the same for every row: a parameter, a variable of the function, or made of these. */
  #isValue(tree: Tree, scope: Scope): boolean {
    const fields = strings(named(tree, 'ColumnRef')?.['fields']);
    if (fields.length > 0) {
      const [first = ''] = fields;
      return this.#variables.has(first) && !scope.tables.has(first);
    }
    if ('SubLink' in tree) return false;
    return !has(tree, 'ColumnRef') || childrenOf(tree).every((each) => this.#isValue(each, scope));
  }

  #inserted(tree: Tree, scope: Scope, keys: Keys): void {
    const [[name, table] = ['', '']] = scope.tables;
    const key = this.#keyOf(table);
    if (key === undefined) return;
    const given = childrenOf({ list: tree['cols'] }).map((column) => named(column, 'ResTarget')?.['name']);
    // What is inserted names its shard by its key, also a row of several.
    if (given.includes(key)) keys.valued(keys.column(scope, name, key));
  }
}

/** The statements in the body of a PL/pgSQL function, and the names of its parameters and variables. */
export function statementsOf(text: string): { statements: string[]; variables: Set<string> } {
  const statements: string[] = [];
  const variables = new Set<string>();
  const visit = (tree: Tree): void => {
    const query = named(tree, 'PLpgSQL_expr')?.['query'];
    const variable = (named(tree, 'PLpgSQL_var') ?? named(tree, 'PLpgSQL_rec'))?.['refname'];
    if (typeof variable === 'string') variables.add(variable);
    if (typeof query === 'string' && /^\s*(select|insert|update|delete|with)\b/i.test(query)) statements.push(query);
    childrenOf(tree).forEach(visit);
  };
  visit(parsePlPgSQLSync(text) as Tree);
  return { statements, variables };
}

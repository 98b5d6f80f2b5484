import pg from 'pg';

/** The addresses of a server's nodes, its own first: several when it is the coordinator of a Citus. */
export async function nodesOf(url: string): Promise<string[]> {
  const { rows } = await connected(url, (client) =>
    client.query<{ host: string; port: number }>(
      'select nodename as host, nodeport as port from pg_dist_node where isactive and groupid > 0 order by groupid',
    ),
  );
  return [url, ...rows.map(({ host, port }) => withAddress(url, host, port))];
}

function withAddress(url: string, host: string, port: number): string {
  const other = new URL(url);
  other.hostname = host;
  other.port = String(port);
  return other.href;
}

/** The same server's database of that name. */
export function databaseAt(url: string, name: string): string {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/** Makes the databases of one name on all nodes a Citus of their own. */
export async function joinNodes(nodes: readonly string[], name: string): Promise<void> {
  const [coordinator = '', ...workers] = nodes.map((node) => databaseAt(node, name));
  for (const node of [coordinator, ...workers]) await administer(node, 'create extension citus');
  const { hostname, port } = new URL(coordinator);
  await administer(
    coordinator,
    `select citus_set_coordinator_host('${hostname}', ${port})`,
    ...workers.map((worker) => {
      const at = new URL(worker);
      return `select citus_add_node('${at.hostname}', ${at.port})`;
    }),
  );
}

/**
 * Creates a database on each node as a copy of the template there. Who still looks after the template, as Citus does by itself,
 * is sent away first: PostgreSQL copies no database that is in use.
 * @param settings of the database, like `work_mem = '8MB'`
 */
export async function createOn(
  nodes: readonly string[],
  name: string,
  template: string,
  settings: readonly string[] = [],
): Promise<void> {
  for (const node of nodes) {
    const leave =
      template === 'template0'
        ? []
        : [`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${template}'`];
    const set = settings.map((setting) => `alter database ${name} set ${setting}`);
    await administer(node, ...leave, `create database ${name} template ${template}`, ...set);
  }
}

export async function dropOn(nodes: readonly string[], name: string): Promise<void> {
  for (const node of nodes) await dropFrom(node, name, 3);
}

/** Citus has a process in each of its databases, which does not end at once while it is still starting. */
async function dropFrom(node: string, name: string, tries: number): Promise<void> {
  try {
    await administer(node, `drop database if exists ${name} with (force)`);
  } catch (error) {
    const inUse = error instanceof pg.DatabaseError && error.code === '55006';
    if (!inUse || tries === 1) throw error;
    await dropFrom(node, name, tries - 1);
  }
}

/** Runs statements that cannot be part of a transaction, such as `create database`. */
async function administer(url: string, ...statements: string[]): Promise<void> {
  await connected(url, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
}

/** Does something over a connection of its own, which is ended afterwards. */
export async function connected<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

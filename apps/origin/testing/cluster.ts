import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestEngine } from '@cosmodrome/database/testing';
import { openDatabase } from '@cosmodrome/database';
import { silentLog } from '@cosmodrome/database/testing';

const VERSIONS = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;
/** Room for an empty cluster, its write-ahead log and what a suite books. */
const DISK = '256m';

/** The folder of PostgreSQL's own programs; undefined where they are not installed. */
function binaries(): string | undefined {
  if (!existsSync(VERSIONS)) return undefined;
  return readdirSync(VERSIONS)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(VERSIONS, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/** Whether this machine lets a test make a PostgreSQL cluster with a small disk of its own. */
export const canMakeClusters = (): boolean => isRoot && binaries() !== undefined;

/**
 * A PostgreSQL cluster that a test may break: it can be stopped, moved to another port, and its disk can be full. A proxy
 * stands before it, so that its address stays when it moves.
 */
export class Cluster {
  readonly #bin: string;
  readonly #disk = mkdtempSync(join(tmpdir(), 'cluster-'));
  readonly #data = join(this.#disk, 'data');
  readonly #filler = join(this.#disk, 'filler');
  readonly #owner: { uid: number; gid: number };
  readonly #sockets = new Set<Socket>();
  #proxy: Server | undefined;
  #port = 0;

  constructor() {
    const bin = binaries();
    if (!bin) throw new Error("PostgreSQL's programs are not installed");
    this.#bin = bin;
    const id = (flag: string): number => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
    this.#owner = { uid: id('-u'), gid: id('-g') };
    this.#run('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', this.#disk], {});
    chownSync(this.#disk, this.#owner.uid, this.#owner.gid);
    chmodSync(this.#disk, 0o700);
    this.#run(join(bin, 'initdb'), ['-D', this.#data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8']);
  }

  #run(command: string, args: string[], as: { uid?: number; gid?: number } = this.#owner): void {
    const { status, stderr } = spawnSync(command, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
      ...as,
    });
    if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
  }

  /** Starts the server on a free port and the proxy on an address that stays. */
  async start(): Promise<void> {
    this.#port = await freePort();
    const settings = [
      `-p ${this.#port} -h 127.0.0.1 -c unix_socket_directories=''`,
      '-c max_connections=40 -c min_wal_size=32MB -c max_wal_size=48MB -c log_min_messages=panic',
    ];
    const asked = ['start', '-w', '-D', this.#data, '-o', settings.join(' '), '-l', join(this.#disk, 'log')];
    this.#run(join(this.#bin, 'pg_ctl'), asked);
    this.#proxy ??= await this.#listen();
  }

  /** `fast` ends every connection; `immediate` is a crash, which the next start recovers from. */
  stop(mode: 'fast' | 'immediate'): void {
    this.#run(join(this.#bin, 'pg_ctl'), ['stop', '-w', '-D', this.#data, '-m', mode]);
  }

  get isRunning(): boolean {
    return spawnSync(join(this.#bin, 'pg_ctl'), ['status', '-D', this.#data], this.#owner).status === 0;
  }

  /** Takes all room that is left on the disk; `freeDisk` gives it back. */
  fillDisk(): void {
    const { bavail, bsize } = statfsSync(this.#disk);
    try {
      writeFileSync(this.#filler, Buffer.alloc(Number(bavail) * Number(bsize)));
    } catch (error) {
      // The database has written something since the room was asked for: it is full all the same.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    }
  }

  freeDisk(): void {
    truncateSync(this.#filler);
  }

  #listen(): Promise<Server> {
    const server = createServer((client) => {
      const upstream = connect(this.#port, '127.0.0.1');
      for (const [from, to] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        this.#sockets.add(from);
        from.on('error', () => to.destroy());
        from.on('close', () => {
          this.#sockets.delete(from);
          to.destroy();
        });
        from.pipe(to);
      }
    });
    return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
  }

  /** Where the database is reached, whatever port the server has. */
  get url(): string {
    if (!this.#proxy) throw new Error('the cluster was not started');
    const { port } = this.#proxy.address() as AddressInfo;
    return `postgres://postgres@127.0.0.1:${port}/postgres`;
  }

  /** The cluster as an engine of test suites. */
  get engine(): TestEngine {
    return { name: 'postgres', open: () => openDatabase({ url: this.url, log: silentLog }) };
  }

  async dispose(): Promise<void> {
    if (this.isRunning) this.stop('immediate');
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => (this.#proxy ? this.#proxy.close(resolve) : resolve(undefined)));
    this.#run('umount', [this.#disk], {});
    rmSync(this.#disk, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

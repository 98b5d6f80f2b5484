import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { LeftOut } from '../report/table.ts';

const run = promisify(execFile);

/** The reference: pgbench's own TPC-B-like script, with prepared statements and as many clients as serve it best. */
export class Pgbench {
  readonly #url: string;
  private constructor(url: string) {
    this.#url = url;
  }

  static async prepare(url: string): Promise<Pgbench> {
    await run('pgbench', ['--initialize', '--quiet', '--scale=20', url]).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new LeftOut('pgbench is not installed (it comes with PostgreSQL)') : error;
    });
    return new Pgbench(url);
  }

  /** @returns transactions a second */
  async run(seconds: number): Promise<number> {
    const { stdout } = await run('pgbench', [
      '--no-vacuum',
      '--protocol=prepared',
      '--client=16',
      '--jobs=2',
      `--time=${seconds}`,
      this.#url,
    ]);
    const tps = /tps = ([\d.]+) \(without/.exec(stdout)?.[1];
    if (!tps) throw new Error(`pgbench said nothing about its speed:\n${stdout}`);
    return Number(tps);
  }
}

/**
 * The figures of the product beside their references: `npm run bench -- [--only=bets,weight] [--blocks=5] [--write]`.
 * See README.md.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bets } from './bets/table.ts';
import { boards } from './boards/table.ts';
import { catalogue } from './catalogue/table.ts';
import { startCasino, type RunningCasino } from './casino.ts';
import { citus } from './citus/table.ts';
import { documents } from './documents/table.ts';
import { paint } from './paint/table.ts';
import { interaction } from './interaction/table.ts';
import { lighthouse } from './lighthouse/table.ts';
import { growth } from './growth/table.ts';
import { lotteries } from './lotteries/table.ts';
import { checkPlaces, circumstances, writeTable } from './report/readme.ts';
import { LeftOut, markdown, type Run, type Table } from './report/table.ts';
import { memory } from './memory/table.ts';
import { search } from './search/table.ts';
import { spins } from './spins/table.ts';
import { tournaments } from './tournaments/table.ts';
import { wallet } from './wallet/table.ts';
import { weight } from './weight/table.ts';

const tables: readonly Table[] = [
  bets,
  citus,
  growth,
  tournaments,
  boards,
  lotteries,
  wallet,
  documents,
  weight,
  paint,
  interaction,
  spins,
  search,
  catalogue,
  memory,
  lighthouse,
];
const needBuild = new Set([boards, wallet, documents, weight, paint, interaction, catalogue, memory, lighthouse]);

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: tables.map(({ id }) => id).join(',') },
    blocks: { type: 'string', default: '5' },
    /** Keep the tables in README.md. */
    write: { type: 'boolean', default: false },
    /** Measure the build as it is. */
    'no-build': { type: 'boolean', default: false },
  },
});

function chosen(): Table[] {
  return options.only.split(',').map((id) => {
    const table = tables.find((one) => one.id === id);
    if (!table) throw new Error(`there is no table "${id}": choose from ${tables.map((one) => one.id).join(', ')}`);
    return table;
  });
}

function build(): void {
  const script = path.resolve(import.meta.dirname, '../scripts/build.ts');
  if (spawnSync(process.execPath, [script], { stdio: 'inherit' }).status !== 0) process.exit(1);
}

/** The markdown of one table with the circumstances of its measurement. */
async function taken(table: Table, run: Run): Promise<string> {
  const where = circumstances();
  const outcome = await table.measure(run);
  return `${where}.\n\n${markdown(outcome)}`;
}

async function main(): Promise<void> {
  const wanted = chosen();
  const blocks = Number(options.blocks);
  if (!Number.isInteger(blocks) || blocks < 1) throw new Error('--blocks takes a whole number from 1');
  if (options.write) checkPlaces(wanted.map(({ id }) => id));
  if (!options['no-build'] && wanted.some((table) => needBuild.has(table))) build();
  let shared: Promise<RunningCasino> | undefined;
  const run: Run = { blocks, casino: () => (shared ??= startCasino()) };
  try {
    for (const table of wanted) {
      console.log(`\n## ${table.title}\n`);
      try {
        const text = await taken(table, run);
        console.log(text);
        if (options.write) writeTable(table.id, text);
      } catch (error) {
        if (!(error instanceof LeftOut)) process.exitCode = 1;
        console.log(error instanceof LeftOut ? `Left out: ${error.message}.` : error);
      }
    }
  } finally {
    const started = await shared?.catch(() => undefined);
    await started?.stop();
  }
}

await main();

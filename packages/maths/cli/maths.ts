/**
 * Recomputes the published figures of every model and compares: exact ones must be equal, simulated ones lie in the
 * 99.9 % interval. Ends with status 1 when one does not.
 *
 *   node packages/maths/cli/maths.ts           all exact figures, a short simulation of blackjack
 *   node packages/maths/cli/maths.ts --long    also 200 million spins of each lines slot, 4 million of each other slot, and
 *                                              10 million rounds of blackjack (some minutes on two cores)
 *   node packages/maths/cli/maths.ts --write   publishes what was computed, for review and commit; blackjack only with
 *                                              --long
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BLACKJACK, blackjackFigures } from '../src/figures/blackjack-figures.ts';
import { exactFigures } from '../src/figures/compute.ts';
import { published } from '../src/figures/published.ts';
import type { Figures } from '../src/model.ts';
import { addTallies, estimate, type Tally } from '../src/simulation/tally.ts';
import { doAll } from './pool.ts';
import type { Done, Work } from './work.ts';

const BLACKJACK_CHUNK = 250_000;
const SHORT_CHUNKS = 4;
const LONG_CHUNKS = 40;
const LONG_SPINS = { lines: 200_000_000, other: 4_000_000 };
const LONG_PARTS = 4;

/** The pieces of work, slow ones first. */
function plan(long: boolean): Work[] {
  const ids = [...exactFigures.keys()];
  const slots = ids.filter((id) => /^(lines|book|ways)-/.test(id));
  const spins = long
    ? slots.flatMap((id) =>
        Array.from({ length: LONG_PARTS }, (_, part): Work => {
          const total = id.startsWith('lines-') ? LONG_SPINS.lines : LONG_SPINS.other;
          return { kind: 'slot', id, spins: total / LONG_PARTS, seed: 1000 + part };
        }),
      )
    : [];
  const hands = Array.from({ length: long ? LONG_CHUNKS : SHORT_CHUNKS }, (_, part): Work => ({
    kind: 'blackjack',
    rounds: BLACKJACK_CHUNK,
    seed: 1 + part,
  }));
  return [...ids.map((id): Work => ({ kind: 'exact', id })), ...hands, ...spins];
}

function tallyOf(done: readonly Done[], matches: (work: Work) => boolean): Tally {
  return addTallies(done.flatMap((one) => ('tally' in one && matches(one.work) ? [one.tally] : [])));
}

/** What is wrong with the stated figures beside the computed ones; empty when nothing is. */
function differences(stated: Figures | undefined, found: Figures): string[] {
  if (stated === undefined) return ['not published'];
  if (found.method === 'simulation') {
    const gap = Math.abs(stated.rtpPpm - found.rtpPpm);
    return gap > found.confidencePpm + stated.confidencePpm ? [`RTP is ${gap} ppm off`] : [];
  }
  return (Object.keys(found) as (keyof Figures)[])
    .filter((key) => !nearlyEqual(stated[key], found[key]))
    .map((key) => `${key} is ${found[key]}, not ${stated[key]}`);
}

/** The last digit of a rounded figure may differ with the processor's rounding. */
function nearlyEqual(stated: unknown, found: unknown): boolean {
  if (typeof stated !== 'number' || typeof found !== 'number') return stated === found;
  return Math.abs(stated - found) <= Math.max(1e-6 * Math.abs(stated), Number.isInteger(stated) ? 1 : 0.001);
}

const percent = (ppm: number) => `${(ppm / 10_000).toFixed(4)} %`;

function row(id: string, figures: Figures, verdict: string): string {
  const { rtpPpm, hitRatePpm, standardDeviation, volatility, maxWin, maxWinOneIn, method, confidencePpm } = figures;
  const interval = confidencePpm === 0 ? 'exact' : `± ${percent(confidencePpm)}`;
  const top = `${maxWin}x${maxWinOneIn === null ? '' : ` (1 in ${maxWinOneIn.toLocaleString('en')})`}`;
  const cells = [
    id,
    method,
    percent(rtpPpm),
    interval,
    percent(hitRatePpm),
    standardDeviation,
    volatility,
    top,
    verdict,
  ];
  return `| ${cells.join(' | ')} |`;
}

function write(figures: ReadonlyMap<string, Figures>): void {
  const body = [...figures].map(([id, one]) => {
    const fields = Object.entries(one).map(([key, value]) => {
      const text = typeof value === 'number' ? String(value).replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, '_') : value;
      return `    ${key}: ${typeof value === 'string' ? `'${value}'` : text},`;
    });
    return [`  '${id}': {`, ...fields, '  },'].join('\n');
  });
  const text = `import type { Figures } from '../model.ts';

/** The published figures of every model. Written by \`cli/maths.ts --write\`, checked by \`cli/maths.ts\` and by the tests. */
export const published: Readonly<Record<string, Figures>> = {
${body.join('\n')}
};
`;
  writeFileSync(new URL('../src/figures/published.ts', import.meta.url), text);
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({ options: { long: { type: 'boolean' }, write: { type: 'boolean' } } });
  const long = values.long ?? false;
  const done = await doAll(plan(long));
  const found = new Map(
    done.flatMap((one) => ('figures' in one && one.work.kind === 'exact' ? [[one.work.id, one.figures]] : [])),
  );
  found.set(BLACKJACK, blackjackFigures(tallyOf(done, (work) => work.kind === 'blackjack')));
  const fresh = new Map(found);
  const known = published[BLACKJACK];
  if (!long && known !== undefined) fresh.set(BLACKJACK, known);
  if (values.write) write(fresh);
  const stated = values.write ? Object.fromEntries(fresh) : published;
  let sound = Object.keys(stated).every((id) => found.has(id));
  console.log(
    '| model | method | RTP | interval | hit rate | sd | class | max win | stated |\n|---|---|---|---|---|---|---|---|---|',
  );
  for (const [id, figures] of found) {
    const wrong = differences(stated[id], figures);
    sound &&= wrong.length === 0;
    console.log(row(id, figures, wrong.join('; ') || 'agrees'));
  }
  for (const [id, figures] of long ? found : []) {
    const tally = tallyOf(done, (work) => work.kind === 'slot' && work.id === id);
    if (tally.rounds === 0) continue;
    const { mean, halfWidth } = estimate(tally);
    const inside = Math.abs(mean - figures.rtpPpm / 1e6) <= halfWidth;
    sound &&= inside;
    const interval = `${percent((mean - halfWidth) * 1e6)} to ${percent((mean + halfWidth) * 1e6)}`;
    console.log(
      `${id}: ${tally.rounds.toLocaleString('en')} rounds simulated, ${interval}, ${inside ? 'agrees' : 'OUTSIDE'}`,
    );
  }
  return sound;
}

if (!(await main())) {
  console.error('Published figures and computed ones differ.');
  process.exitCode = 1;
}

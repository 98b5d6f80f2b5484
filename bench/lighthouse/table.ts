import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { row, LeftOut, type Outcome, type Run, type Table } from '../report/table.ts';
import { whole } from '../report/units.ts';

/** Fetched when it is asked for: a hundred packages that nothing else needs. */
const PROGRAM = 'lighthouse@13.5.0';
const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/**
 * Public pages, one of each kind. Those that search engines are told to leave out (search, sign-in by other names) would
 * lose points for just that.
 */
const PAGES = [
  '/',
  '/pokies/all',
  '/pokies/book-games',
  '/live/all',
  '/producers/apogee',
  '/play/turbogames/rocket-x',
  '/mystic-jackpots',
  '/sign-in',
  '/sign-up',
  '/fairness',
  '/support',
];
/** Scores from 0 to 100, with the least that each should reach. */
const SCORES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof SCORES;

interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string }>;
}

const run = promisify(execFile);

/** Audits one page as a phone on a slow line. */
async function audit(url: string): Promise<Report> {
  const { stdout } = await run(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${PROGRAM}`,
      '--',
      'lighthouse',
      url,
      '--output=json',
      '--quiet',
      `--only-categories=${Object.keys(SCORES).join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic',
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 2 ** 27 },
  );
  return JSON.parse(stdout) as Report;
}

/** What a category lost points for. */
const lost = ({ categories, audits }: Report, category: Category): string[] =>
  categories[category].auditRefs.flatMap(({ id, weight }) => {
    const { score, title } = audits[id] ?? { score: null, title: id };
    return weight > 0 && score !== null && score < 1 ? [title] : [];
  });

/** Lighthouse's own scores of the public pages. All but performance depend on what is sent, not on the machine. */
async function measure({ casino }: Run): Promise<Outcome> {
  await run('npm', ['exec', '--yes', `--package=${PROGRAM}`, '--', 'lighthouse', '--version']).catch(() => {
    throw new LeftOut(`${PROGRAM} cannot be fetched here`);
  });
  const { url } = await casino();
  const rows: Outcome['rows'] = [];
  const notes = [
    'A phone on slow 4G with a processor four times slower, as Lighthouse simulates it; once a page. Performance is that of this machine in this hour, see the load; the other three depend on what is sent alone.',
  ];
  for (const page of PAGES) {
    const report = await audit(url + page);
    for (const [category, least] of Object.entries(SCORES) as [Category, number][]) {
      const { score } = report.categories[category];
      // A machine that is too busy lets the page's paint go unseen: no score is not a bad one.
      if (score === null) {
        notes.push(`${page}, ${category}: could not be measured.`);
        continue;
      }
      const value = Math.round(score * 100);
      rows.push(row({ what: `${page}: ${category}`, values: [value], write: whole, goal: { atLeast: least } }));
      if (value < least) notes.push(`${page}, ${category}: ${lost(report, category).join('; ')}.`);
    }
  }
  return { rows, notes };
}

export const lighthouse: Table = { id: 'lighthouse', title: 'Lighthouse', measure };

import { serveFloor } from '../paint/floor.ts';
import { row, LeftOut, type Outcome, type Row, type Run, type Table } from '../report/table.ts';
import { milliseconds, whole } from '../report/units.ts';
import { audit, type Category, fetchLighthouse, lost, paintOf, PROGRAM, type Report, scoreOf } from './audit.ts';

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
const SCORES: Readonly<Record<Category, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** Lighthouse's own scores of the public pages. All but performance depend on what is sent, not on the machine. */
async function measure({ blocks, casino }: Run): Promise<Outcome> {
  await fetchLighthouse().catch(() => {
    throw new LeftOut(`${PROGRAM} cannot be fetched here`);
  });
  const { url } = await casino();
  const rows: Outcome['rows'] = [];
  const notes = [
    'A phone on slow 4G with a processor four times slower, as Lighthouse simulates it; once a page. Performance is that of this machine in this hour, see the load; the other three depend on what is sent alone.',
  ];
  const goals = Object.entries(SCORES) as [Category, number][];
  for (const page of PAGES) {
    const report = await audit(
      url + page,
      goals.map(([category]) => category),
    );
    for (const [category, least] of goals) {
      const value = scoreOf(report, category);
      // A machine that is too busy lets the page's paint go unseen: no score is not a bad one.
      if (value === null) {
        notes.push(`${page}, ${category}: could not be measured.`);
        continue;
      }
      rows.push(row({ what: `${page}: ${category}`, values: [value], write: whole, goal: { atLeast: least } }));
      if (value < least) notes.push(`${page}, ${category}: ${lost(report, category).join('; ')}.`);
    }
  }
  return { rows: [...(await simulatedPaints(url, blocks)), ...rows], notes };
}

/** The paints of the lobby, beside the same page without scripts. */
async function simulatedPaints(url: string, blocks: number): Promise<Row[]> {
  const floor = await serveFloor(url);
  const reference: Report[] = [];
  const ours: Report[] = [];
  try {
    for (let block = 0; block < blocks; block += 1) {
      reference.push(await audit(floor.url, ['performance']));
      ours.push(await audit(url, ['performance']));
    }
  } finally {
    floor.close();
  }
  return (
    [
      ['first', 1.2],
      ['largest', 1.3],
    ] as const
  ).flatMap(([which, ratioAtMost]) => {
    const values = (reports: readonly Report[]): number[] =>
      reports.map((report) => paintOf(report, `${which}-contentful-paint`));
    const what = `simulated ${which} contentful paint`;
    return [
      row({ what: `${what}, without scripts`, values: values(reference), write: milliseconds }),
      row({
        what: `${what}, lobby`,
        values: values(ours),
        write: milliseconds,
        reference: values(reference),
        goal: { ratioAtMost },
      }),
    ];
  });
}

export const lighthouse: Table = { id: 'lighthouse', title: 'Lighthouse', measure };

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Fetched when it is asked for: a hundred packages that nothing else needs. */
export const PROGRAM = 'lighthouse@13.5.0';
const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

export interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>;
}

const run = promisify(execFile);
const lighthouse = (args: readonly string[], environment?: NodeJS.ProcessEnv): Promise<{ stdout: string }> =>
  run('npm', ['exec', '--yes', `--package=${PROGRAM}`, '--', 'lighthouse', ...args], {
    env: { ...process.env, ...environment },
    maxBuffer: 2 ** 27,
  });

/** Makes sure that the program is on this machine; fails when it cannot be fetched. */
export const fetchLighthouse = (): Promise<unknown> => lighthouse(['--version']);

/** Audits one page as a phone; `more` are the program's own options. */
export async function audit(
  url: string,
  categories: readonly Category[],
  more: readonly string[] = [],
): Promise<Report> {
  const { stdout } = await lighthouse(
    [
      url,
      '--output=json',
      '--quiet',
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic',
      ...more,
    ],
    { CHROME_PATH: chromium },
  );
  return JSON.parse(stdout) as Report;
}

/** From 0 to 100; null when it could not be measured. */
export function scoreOf({ categories }: Report, category: Category): number | null {
  const { score } = categories[category];
  return score === null ? null : Math.round(score * 100);
}

/** Milliseconds until a paint, as Lighthouse simulates it. */
export const paintOf = ({ audits }: Report, paint: 'first-contentful-paint' | 'largest-contentful-paint'): number =>
  audits[paint]?.numericValue ?? Number.NaN;

/** What a category lost points for. */
export const lost = ({ categories, audits }: Report, category: Category): string[] =>
  categories[category].auditRefs.flatMap(({ id, weight }) => {
    const { score, title } = audits[id] ?? { score: null, title: id };
    return weight > 0 && score !== null && score < 1 ? [title] : [];
  });

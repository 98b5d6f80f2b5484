/** Draws the stale pictures of the catalogue. With names such as `tiles` or `tiles/fruit-parade`, only those that begin so. */
import { readCatalogue } from '@cosmodrome/content/catalogue/read.ts';
import { derive } from '../src/derive.ts';
import { drawStale, jobsOf } from '../src/jobs.ts';

const names = process.argv.slice(2);
const wanted = (name: string): boolean => names.length === 0 || names.some((start) => name.startsWith(start));
const failed = await drawStale(
  jobsOf(readCatalogue()),
  (job) => wanted(`${job.kind}/${job.id}`),
  (line) => process.stdout.write(line + '\n'),
);
process.stdout.write(`renditions of ${await derive()} tiles made\n`);
process.exitCode = failed.length === 0 ? 0 : 1;

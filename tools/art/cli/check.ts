/**
 * Says which committed pictures are stale, which nothing asks for any more, and which tiles look alike at a glance. Ends
 * with 1 when there are any.
 */
import { readCatalogue } from '@cosmodrome/content/catalogue/read.ts';
import { isStale, jobsOf, leftovers, lookalikes, strayFiles } from '../src/jobs.ts';
import { ART_FOLDER, readManifest } from '../src/manifest.ts';

const jobs = jobsOf(readCatalogue());
const manifest = readManifest();
const stale = jobs.filter((job) => isStale(job, manifest, ART_FOLDER)).map((job) => `stale: ${job.kind}/${job.id}`);
const unused = [...leftovers(jobs, manifest), ...strayFiles(jobs, ART_FOLDER)].map((name) => `unused: ${name}`);
const alike = lookalikes(jobs, manifest).map(
  ({ pair, shape, colour }) => `alike: ${pair.join(' and ')} (shape ${shape.toFixed(2)}, colour ${colour.toFixed(1)})`,
);
const summary = `${jobs.length - stale.length} of ${jobs.length} pictures are up to date`;
process.stdout.write([...stale, ...unused, ...alike, summary].join('\n') + '\n');
process.exitCode = stale.length + unused.length + alike.length === 0 ? 0 : 1;

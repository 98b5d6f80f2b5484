/**
 * Says which committed pictures are stale, which nothing asks for any more, and which tiles look alike at a glance. Ends
 * with 1 when there are any.
 */
import { readCatalogue } from '@cosmodrome/content/catalogue/read.ts';
import { renditionsOf } from '../src/derive.ts';
import { isStale, jobsOf, leftovers, lookalikes, strayFiles } from '../src/jobs.ts';
import { ART_FOLDER, readManifest } from '../src/manifest.ts';

const jobs = jobsOf(readCatalogue());
const manifest = readManifest();
const stale = jobs.filter((job) => isStale(job, manifest, ART_FOLDER)).map((job) => `stale: ${job.kind}/${job.id}`);
const renditions = renditionsOf();
stale.push(...renditions.stale.map((name) => `stale: renditions of ${name}`));
const unused = [...leftovers(jobs, manifest), ...strayFiles(jobs, ART_FOLDER), ...renditions.unused].map(
  (name) => `unused: ${name}`,
);
const alike = lookalikes(jobs, manifest).map(
  ({ pair, shape, colour }) => `alike: ${pair.join(' and ')} (shape ${shape.toFixed(2)}, colour ${colour.toFixed(1)})`,
);
const summary = `${jobs.length} pictures looked at, ${stale.length} stale`;
process.stdout.write([...stale, ...unused, ...alike, summary].join('\n') + '\n');
process.exitCode = stale.length + unused.length + alike.length === 0 ? 0 : 1;

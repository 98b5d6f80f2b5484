import type { Catalogue } from '@cosmodrome/content/catalogue/read.ts';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { atlasJobs } from './atlas/jobs.ts';
import type { Job } from './job.ts';
import { isTooLike, likenesses, type Likeness } from './likeness.ts';
import { ART_FOLDER, readManifest, writeManifest, type Kind, type Manifest } from './manifest.ts';
import { sceneJobs } from './scenes.ts';
import { tileJobs } from './tiles.ts';

/** Every picture that the catalogue asks for. */
export function jobsOf(catalogue: Catalogue): Job[] {
  return [...tileJobs(catalogue), ...atlasJobs(catalogue), ...sceneJobs(catalogue)];
}

export function isStale(job: Job, manifest: Manifest, folder: string): boolean {
  return manifest[job.kind][job.id]?.hash !== job.hash || job.files.some((file) => !existsSync(join(folder, file)));
}

const KINDS = ['tiles', 'symbols', 'scenes'] as const;

/** Entries of the manifest whose picture nothing asks for any more. */
export function leftovers(jobs: readonly Job[], manifest: Manifest): string[] {
  const wanted = new Set(jobs.map((job) => `${job.kind}/${job.id}`));
  return KINDS.flatMap((kind) => Object.keys(manifest[kind]).map((id) => `${kind}/${id}`)).filter(
    (name) => !wanted.has(name),
  );
}

/** Files in the folders of pictures that no job writes. */
export function strayFiles(jobs: readonly Job[], folder: string): string[] {
  const wanted = new Set(jobs.flatMap((job) => job.files));
  return KINDS.flatMap((kind) => readdirSync(join(folder, kind)).map((file) => `${kind}/${file}`)).filter(
    (file) => !wanted.has(file),
  );
}

/** Every pair of tiles, the most alike first. */
export function likenessesOf(jobs: readonly Job[], manifest: Manifest): Likeness[] {
  const impressions = jobs.flatMap((job): [string, string][] => {
    const impression = manifest[job.kind][job.id]?.impression;
    return job.kind === 'tiles' && impression !== undefined ? [[job.id, impression]] : [];
  });
  return likenesses(new Map(impressions));
}

/** Pairs of tiles that look alike at a glance, most alike first. */
export const lookalikes = (jobs: readonly Job[], manifest: Manifest): Likeness[] =>
  likenessesOf(jobs, manifest).filter(isTooLike);

/**
 * Draws what is wanted and stale, one picture after another, and keeps the manifest after each. Removes what nothing
 * asks for. Returns the names that failed.
 */
export async function drawStale(
  jobs: readonly Job[],
  wanted: (job: Job) => boolean,
  tell: (line: string) => void,
  folder: string = ART_FOLDER,
): Promise<string[]> {
  const manifest = readManifest(folder);
  const failed: string[] = [];
  for (const kind of KINDS) mkdirSync(join(folder, kind), { recursive: true });
  for (const job of jobs.filter((one) => wanted(one) && isStale(one, manifest, folder))) {
    const name = `${job.kind}/${job.id}`;
    try {
      manifest[job.kind][job.id] = await job.draw(folder);
      writeManifest(manifest, folder);
      tell(name);
    } catch (error) {
      failed.push(name);
      tell(`${name} failed: ${String(error)}`);
    }
  }
  for (const name of leftovers(jobs, manifest)) {
    const [kind, id = ''] = name.split('/');
    delete manifest[kind as Kind][id];
  }
  for (const file of strayFiles(jobs, folder)) rmSync(join(folder, file));
  writeManifest(manifest, folder);
  return failed;
}

import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Puts a copy of an initialised cluster where there is none yet. Initialising one takes seconds in WebAssembly and leaves
 * two hundred megabytes in the process. The copy appears whole or not at all.
 */
export function copyTemplate(template: string, cluster: string): void {
  if (existsSync(cluster) || !existsSync(template)) return;
  const unfinished = `${cluster}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(template, unfinished, { recursive: true });
  renameSync(unfinished, cluster);
}

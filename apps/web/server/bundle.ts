import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The server half of the build: the renderer, and the rules the app shares with this server. */
export type Bundle = typeof import('../app/entry.node.ts');

/** Loads the output of `react-router build`; says what to do when there is none. */
export async function loadBundle(buildDirectory: string): Promise<Bundle> {
  const file = path.join(buildDirectory, 'server', 'index.js');
  try {
    return (await import(pathToFileURL(file).href)) as Bundle;
  } catch (error) {
    throw new Error(`The web app is not built (${file}): run \`npm run build -w @cosmodrome/web\``, { cause: error });
  }
}

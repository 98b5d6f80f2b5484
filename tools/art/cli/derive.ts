/** Makes the smaller pictures of tiles that have changed, and removes those of tiles that are gone. */
import { derive } from '../src/derive.ts';

process.stdout.write(`renditions of ${await derive()} tiles made\n`);

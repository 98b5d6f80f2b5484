import { wheelSchema, type WheelFile } from '@cosmodrome/content/schema/wheel.ts';
import { WHEELS, type WheelName } from '@cosmodrome/rules/wheel/wheel';
import { filesIn, readJson } from '../kernel/content-files.ts';

/** The wheels by their groups; each has to be there, once. */
export function content(folder: string): Map<WheelName, WheelFile> {
  const files = filesIn(folder, '.json').map(({ file }) => readJson(wheelSchema, file));
  const wheels = new Map(files.map((file) => [file.group, file]));
  if (wheels.size !== files.length) throw new Error('two wheels are of one group');
  const missing = WHEELS.find((group) => !wheels.has(group));
  if (missing !== undefined) throw new Error(`there is no wheel of ${missing}`);
  return wheels;
}

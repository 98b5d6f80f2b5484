import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JackpotPolicy } from '@cosmodrome/content/schema/jackpots.ts';

const CONTENT = join(import.meta.dirname, '../../../content');

/** The site's content with other jackpots: a folder for `CONTENT_DIR`. */
export function contentWith(jackpots: readonly JackpotPolicy[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const name of readdirSync(CONTENT)) {
    if (name !== 'jackpots') symlinkSync(join(CONTENT, name), join(folder, name));
  }
  mkdirSync(join(folder, 'jackpots'));
  for (const policy of jackpots) {
    writeFileSync(join(folder, 'jackpots', `${policy.identifier}.json`), JSON.stringify(policy));
  }
  return folder;
}

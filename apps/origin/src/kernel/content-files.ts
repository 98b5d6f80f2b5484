import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';

/** Says which file is wrong and why; the start ends there. */
export const wrongFile = (file: string, reason: string): Error => new Error(`${file}: ${reason}`);

export function readJson<S extends z.ZodType>(schema: S, file: string): z.output<S> {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw wrongFile(file, error instanceof Error ? error.message : String(error));
  }
  const checked = schema.safeParse(value);
  if (!checked.success) throw wrongFile(file, z.prettifyError(checked.error));
  return checked.data;
}

/** Files of a folder with an extension, by their name without it, in the order of the names. */
export function filesIn(folder: string, extension: string): { name: string; file: string }[] {
  return readdirSync(folder)
    .filter((entry) => entry.endsWith(extension))
    .sort()
    .map((entry) => ({ name: basename(entry, extension), file: join(folder, entry) }));
}

export const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

export interface HeadedText {
  head: Readonly<Record<string, string>>;
  text: string;
}

/** A text with a head of `name: value` lines between two lines of three hyphens. */
export function readHeadedText(file: string): HeadedText {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8'));
  if (!match) throw wrongFile(file, 'the head between two lines of --- is missing');
  const [, head = '', text = ''] = match;
  const entries = head.split('\n').map((line, index) => {
    const at = line.indexOf(':');
    if (at < 1) throw wrongFile(file, `line ${index + 2} is no "name: value"`);
    return [line.slice(0, at).trim(), line.slice(at + 1).trim()] as const;
  });
  return { head: Object.fromEntries(entries), text };
}

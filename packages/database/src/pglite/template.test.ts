import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../open.ts';
import { silentLog } from '../testing.ts';
import { PgliteClient } from './client.ts';
import { copyTemplate } from './template.ts';

const folder = mkdtempSync(join(tmpdir(), 'cosmodrome-template-'));
const template = join(folder, 'template');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Tables {
  kept: { id: number };
}

it('a new folder begins as a copy of the template, a used one stays as it is', { timeout: 120_000 }, async () => {
  const made = await PgliteClient.start({ dataDir: template });
  await made.query('create table kept (id int); insert into kept values (1)', []);
  await made.close();
  const dataDir = join(folder, 'data');
  for (const expected of [[{ id: 1 }], [{ id: 1 }, { id: 2 }]]) {
    const database = await openDatabase<Tables>({ dataDir, template, log: silentLog });
    expect(await database.db.selectFrom('kept').selectAll().execute()).toEqual(expected);
    await database.db.insertInto('kept').values({ id: 2 }).execute();
    await database.close();
  }
  const before = await PgliteClient.start({ dataDir: template });
  expect((await before.query('select * from kept', [])).rows).toEqual([{ id: 1 }]);
  await before.close();
});

it('a copy that was cut off is begun anew, and without a template nothing is copied', () => {
  const source = join(folder, 'source');
  mkdirSync(source);
  writeFileSync(join(source, 'whole'), '');
  mkdirSync(join(folder, 'cut.unfinished'));
  writeFileSync(join(folder, 'cut.unfinished', 'half'), '');
  copyTemplate(source, join(folder, 'cut'));
  expect(existsSync(join(folder, 'cut', 'whole'))).toBe(true);
  expect(existsSync(join(folder, 'cut', 'half'))).toBe(false);
  expect(existsSync(join(folder, 'cut.unfinished'))).toBe(false);
  copyTemplate(join(folder, 'nowhere'), join(folder, 'none'));
  expect(existsSync(join(folder, 'none'))).toBe(false);
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { casinoEnvironment, dataFolder, openCasino } from '../fixtures/casino.ts';
import { card, newPlayer, payAtBank, startDeposit, stateOf } from '../fixtures/player.ts';
import { until } from '../fixtures/until.ts';
import { beginWithTables } from './prepared.ts';

beginWithTables();

/** Everything below a folder, read as bytes: also what a database keeps of rows that are gone, and its log. */
const filesIn = (folder: string): Buffer[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name)));

test(
  'a card number is typed at the bank, and is in no log, no table and no file of the casino',
  { timeout: 300_000 },
  async () => {
    const data = dataFolder();
    const casino = await openCasino(await casinoEnvironment(data.dir, { LOG_LEVEL: 'debug' }));
    try {
      const player = await newPlayer(casino.url);
      for (const number of [card.accepted, card.declined]) {
        const { id, page } = await startDeposit(player, 2_000);
        await payAtBank(player, page, number);
        await until(
          () => stateOf(player, id),
          (state) => state !== 'pending',
        );
      }
      expect((await player.call('cashbox.payments')).body).toHaveLength(2);
    } finally {
      await casino.stop();
    }
    const log = casino.program.printed();
    const files = filesIn(data.dir);
    data.remove();
    // The search finds what is there: the log names the call, and the files the player's city.
    expect(log).toContain('/api/player/payments');
    expect(files.some((file) => file.includes('Sternweg 7'))).toBe(true);
    for (const number of [card.accepted, card.declined]) {
      for (const written of [number, number.replaceAll(/(.{4})(?=.)/g, '$1 ')]) {
        expect(log).not.toContain(written);
        expect(files.filter((file) => file.includes(written))).toEqual([]);
      }
    }
  },
);

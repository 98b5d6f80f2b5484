import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { createArcade, type Arcade } from '../server/arcade.ts';
import { arcadeTables } from './tables.ts';
import type { ArcadeDb, ArcadeTables } from '../server/database/tables.ts';
import { bonusModel, crashModel } from './models.ts';
import { TestWallet } from './real-wallet.ts';
import { log, title } from './studio.ts';
import { ManualScheduler } from './timers.ts';

export const STUDIO = { id: 'turbogames', key: 'a-key-that-only-tests-know-0123456789' };

/** The whole studio on a port of its own, over a database that several of them may share. */
export interface Served {
  arcade: Arcade;
  url: string;
  wallet: TestWallet;
  clock: ManualClock;
  scheduler: ManualScheduler;
  db: ArcadeDb;
  close(): Promise<void>;
}

const ENTRIES = ['slots', 'crash', 'roulette', 'blackjack'];

/** A build of the frame that is just large enough to be served. */
function builtFrame(): string {
  const folder = mkdtempSync(join(tmpdir(), 'arcade-frame-'));
  const entries = ENTRIES.map((name) => [
    `games/${name}/main.ts`,
    { file: `assets/${name}.js`, css: ['assets/frame.css'] },
  ]);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(Object.fromEntries(entries)));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'slots.js'), 'export {};');
  return folder;
}

export async function serve(engine: TestEngine, shared?: Pick<Served, 'db' | 'wallet' | 'clock'>): Promise<Served> {
  const db = shared?.db ?? (await engine.open<ArcadeTables>(arcadeTables)).db;
  const wallet = shared?.wallet ?? new TestWallet();
  const clock = shared?.clock ?? new ManualClock('2026-05-01T12:00:00Z');
  const scheduler = new ManualScheduler(clock);
  const frameDir = builtFrame();
  const arcade = await createArcade({
    db,
    wallet,
    clock,
    scheduler,
    log,
    models: (id) => [bonusModel, crashModel].find((model) => model.id === id),
    content: { titles: [title('Bonus', 'test-bonus'), title('Rocket', 'test-crash')] },
    config: { siteOrigin: 'https://casino.example', studio: STUDIO, artDir: frameDir, frameDir },
  });
  const server: Server = createServer((request, response) => arcade.listener(request, response));
  arcade.attachSockets(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    arcade,
    url: `http://127.0.0.1:${port}`,
    wallet,
    clock,
    scheduler,
    db,
    close: async () => {
      await arcade.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(frameDir, { recursive: true });
    },
  };
}

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createArcade, migrateArcade, type Arcade, type ArcadeTables } from '@cosmodrome/arcade/server/index';
import { titlesOf } from '@cosmodrome/arcade/server/content/catalogue';
import { readCatalogue } from '@cosmodrome/content/catalogue/read.ts';
import * as symbols from '@cosmodrome/content/catalogue/symbols.ts';
import { calls } from '@cosmodrome/contract/calls';
import { tablesOf } from '@cosmodrome/database';
import { anyEngine } from '@cosmodrome/database/testing';
import { models } from '@cosmodrome/maths/models';
import { CATALOGUE, gameCatalogue } from '@cosmodrome/origin/games/index';
import { systems } from '@cosmodrome/origin/generated/systems';
import { originEnvironment } from '@cosmodrome/origin/kernel/config';
import { readEnvironment } from '@cosmodrome/origin/kernel/environment';
import { createLog } from '@cosmodrome/origin/kernel/log';
import { createOrigin } from '@cosmodrome/origin/origin';
import { STUDIOS, WALLET } from '@cosmodrome/origin/play/index';
import { ManualClock } from '@cosmodrome/rules/clock';
import { expect, test } from 'vitest';
import { bridgeWallet } from './wallet-bridge.ts';

const FAMILIES = ['slots', 'crash', 'roulette', 'blackjack'];

/** A build of the frame that is just large enough for the studio to open. */
function builtFrame(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'frame-'));
  const entries = FAMILIES.map((name) => [`games/${name}/main.ts`, { file: `assets/${name}.js`, css: [] }]);
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(Object.fromEntries(entries)));
  mkdirSync(path.join(folder, 'assets'));
  return folder;
}

/** Origin and studio on one database and one wallet, as the program composes them. */
anyEngine((engine) => {
  test('demo play on a game that feeds a jackpot leaves its pools and the outbox alone', async () => {
    const clock = new ManualClock('2026-11-21T12:00:00Z');
    const log = createLog('silent');
    const environment = readEnvironment(originEnvironment, {
      DATA_DIR: mkdtempSync(path.join(tmpdir(), 'demo-')),
      SESSION_SECRET: 'a secret that only tests have, 32+',
    });
    const database = await engine.open<object>();
    const catalogue = readCatalogue(environment.CATALOGUE_DIR);
    let arcade: Arcade | undefined;
    const studio = (): Arcade => {
      if (!arcade) throw new Error('the studio is not open yet');
      return arcade;
    };
    const origin = await createOrigin({
      environment,
      database: { ...database, db: tablesOf(database.db) },
      clock,
      log,
      systems: systems.filter(({ name }) => name !== 'cashbox'),
      equip: (core) => {
        CATALOGUE.set(
          core,
          gameCatalogue(catalogue, (id) => models[id]),
        );
        STUDIOS.set(core, [
          {
            id: 'arcade',
            key: 'a key that only tests have',
            providers: null,
            launchUrl: '/arcade/{slug}',
            requiredFields: [],
            provider: {
              round: (id) => studio().provider.round(id),
              rotateSeed: (request) => studio().provider.rotateSeed(request),
              issueFreeSpins: (request) => studio().provider.issueFreeSpins(request),
              cancelFreeSpins: (request) => studio().provider.cancelFreeSpins(request),
            },
          },
        ]);
      },
      complete: false,
      background: false,
    });
    const tables = tablesOf<ArcadeTables & { outbox: { id: bigint }; jackpots_levels: { pool: bigint } }>(database.db);
    await migrateArcade(tablesOf<ArcadeTables>(database.db));
    const frameDir = builtFrame();
    arcade = await createArcade({
      db: tablesOf<ArcadeTables>(database.db),
      wallet: bridgeWallet('arcade', () => WALLET.of(origin.core)),
      clock,
      log,
      config: { siteOrigin: null, studio: null, artDir: frameDir, frameDir },
      content: { titles: titlesOf(catalogue, symbols) },
      models: (id) => models[id],
    });
    const server = createServer((request, response) =>
      request.url?.startsWith('/arcade/') ? studio().listener(request, response) : origin.listener(request, response),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const ask = async <T>(method: string, to: string, body?: object, bearer?: string): Promise<T> => {
      const headers = {
        origin: url,
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      };
      const answer = await fetch(url + to, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${to} was refused with ${answer.status}: ${text}`);
      return JSON.parse(text) as T;
    };
    const count = async (): Promise<unknown> => {
      for (const { name, run } of origin.jobs) if (name === 'count jackpots') await run();
      return {
        pools: await ask(calls['jackpots.list'].method, calls['jackpots.list'].path),
        levels: await tables.selectFrom('jackpots_levels').selectAll().execute(),
        outbox: (await tables.selectFrom('outbox').select('id').execute()).length,
      };
    };

    type Jackpots = { games: string[] }[];
    const jackpots = await ask<Jackpots>(calls['jackpots.list'].method, calls['jackpots.list'].path);
    const fed = jackpots.flatMap(({ games }) => games);
    const game = catalogue.games.find((each) => fed.includes(each.identifier));
    if (!game) throw new Error('no game feeds a jackpot');
    const before = await count();

    const [producer = '', name = ''] = game.identifier.split('/');
    const launch = calls['play.launch'].path.replace(':producer', producer).replace(':name', name);
    const { launch_url: launched } = await ask<{ launch_url: string }>('POST', launch, { mode: 'demo' });
    const token = new URL(launched, url).searchParams.get('token');
    const { bearer } = await ask<{ bearer: string }>('POST', '/arcade/api/session', { token });
    type Step = { round: { finished: boolean }; legal: string[] };
    let steps = 0;
    for (let round = 0; round < 5; round += 1) {
      clock.advance(10_000);
      let action: object = { type: 'spin', stake: 100 };
      for (let finished = false; !finished;) {
        steps += 1;
        const request_id = `demo-play-request-${String(steps).padStart(18, '0')}`;
        const step = await ask<Step>('POST', '/arcade/api/rounds/play', { request_id, action }, bearer);
        finished = step.round.finished;
        action = { type: step.legal[0] ?? 'spin' };
      }
    }
    expect(steps).toBeGreaterThanOrEqual(5);
    expect(await count()).toEqual(before);

    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await arcade.close();
    await origin.close();
  }, 60_000);
});

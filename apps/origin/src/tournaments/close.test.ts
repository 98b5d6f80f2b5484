import type { Connection } from '@cosmodrome/database';
import { eachEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startCasino, type TestCasino } from '../../testing/casino.ts';
import { contentWithTournaments } from '../../testing/content.ts';
import { stopEverywhere } from '../../testing/stops.ts';
import { CATALOGUE } from '../games/index.ts';
import { wallets } from '../ledger/index.ts';
import { closeDue } from './close.ts';
import type { TournamentDeps } from './deps.ts';
import { reconcileTournaments } from './reconcile.ts';
import { runningTournaments } from './running.ts';
import { testSeries } from '../../testing/series.ts';

eachEngine((engine) => {
  let casino: TestCasino;
  let players: number[];
  beforeEach(async () => {
    casino = await startCasino({
      engine,
      clock: new ManualClock('2026-11-21T23:00:00Z'),
      env: { CONTENT_DIR: contentWithTournaments([testSeries('race')]) },
    });
    players = [];
    for (const stake of [900, 700, 500, 300]) {
      const { client, playerId } = await casino.player();
      casino.studio.expectAnswer(
        await casino.studio.play(await casino.openGame(client, 'orbit/CosmicGems'), { bet: stake }),
      );
      players.push(playerId);
    }
    await casino.settle();
    casino.clock.set('2026-11-22T00:00:11Z');
  }, 60_000);
  afterEach(() => casino.close());

  const depsOn = (connection: Connection): TournamentDeps => {
    const catalogue = CATALOGUE.of(casino.core);
    const anybody = () => Promise.resolve({ groups: [], licence: 'CW' });
    return {
      connection,
      clock: casino.clock,
      // What fails ends the process here.
      log: {
        ...casino.core.log,
        error: (details: { err?: unknown }) => {
          throw details.err;
        },
      },
      series: [],
      catalogue,
      running: runningTournaments(connection, catalogue),
      prizes: casino.core.prizes,
      entrant: anybody,
      entrantNow: anybody,
      mayBeOffered: () => Promise.resolve(null),
      onCommit: () => undefined,
    };
  };
  const paidOnce = async () => {
    const db = casino.core.database.db;
    const real = [];
    for (const playerId of players) real.push((await wallets(db, playerId))[0]?.real);
    expect(real).toEqual([104_100n, 101_800n, 102_000n, 99_700n]);
    const { rows } = await sql<{ state: string; paid: string }>`
      select state, result ->> 'paid_cents' as paid from tournaments where identifier = 'race-2026-11-21'`.execute(db);
    expect(rows).toEqual([{ state: 'paid', paid: '10000' }]);
    const { rows: grants } = await sql<{ grants: number }>`
      select count(*)::integer as grants from prizes_grants where source = 'tournaments'`.execute(db);
    expect(grants).toEqual([{ grants: 3 }]);
    await casino.settle();
    expect(await reconcileTournaments(db)).toEqual({ standings: [], rounds: [], prizes: [], results: [] });
  };

  it('pays each prize once, ended before and after every statement of its closing', async () => {
    const statements = await stopEverywhere(casino.core.database.db, (connection) => closeDue(depsOn(connection)));
    expect(statements).toBeGreaterThan(0);
    await paidOnce();
  });

  it('pays each prize once when several nodes close it at the same time', async () => {
    const db = casino.core.database.db;
    await Promise.all(Array.from({ length: 4 }, () => closeDue(depsOn(db))));
    await closeDue(depsOn(db));
    await paidOnce();
  });
});

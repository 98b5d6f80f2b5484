import { randomUUID } from 'node:crypto';
import type { GameSession } from '@cosmodrome/contract/wallet';
import { anyEngine } from '@cosmodrome/database/testing';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { toRefusal } from '../src/kernel/http/failure.ts';
import { isClean, reconcile } from '../src/ledger/index.ts';
import { startCasino, type TestCasino } from './casino.ts';
import { canMakeClusters, Cluster } from './cluster.ts';

/** Recovery is by itself, and takes as long as the database needs to be there again. */
const RECOVERY = { timeout: 60_000, interval: 50 };

/** Bets of several players, one after another, as long as it runs; remembers those that the wallet has acknowledged. */
class Load {
  readonly acknowledged: { playerId: number; key: string }[] = [];
  failures = 0;
  #running = true;
  readonly #players: Promise<void>[];

  constructor(casino: TestCasino, seats: readonly { playerId: number; session: GameSession }[]) {
    this.#players = seats.map(async ({ playerId, session }) => {
      while (this.#running) {
        const action_id = randomUUID();
        try {
          const { error } = await casino.studio.play(session, { action_id, bet: 10, win: 10 });
          if (error) this.failures++;
          else this.acknowledged.push({ playerId, key: `studio:${action_id}` });
        } catch {
          // "Unavailable, send it again" is no answer of the protocol.
          this.failures++;
        }
        await new Promise(setImmediate);
      }
    });
  }

  /** Waits until so many more bets were acknowledged: the casino works (again). */
  async works(more = 10): Promise<void> {
    const before = this.acknowledged.length;
    await vi.waitFor(() => expect(this.acknowledged.length).toBeGreaterThanOrEqual(before + more), RECOVERY);
  }

  async fails(): Promise<void> {
    const before = this.failures;
    await vi.waitFor(() => expect(this.failures).toBeGreaterThan(before), RECOVERY);
  }

  async stop(): Promise<void> {
    this.#running = false;
    await Promise.all(this.#players);
  }
}

async function seatPlayers(casino: TestCasino, count: number) {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { client, playerId } = await casino.player(10_000n);
      return { playerId, session: await casino.openGame(client, 'orbit/RocketX') };
    }),
  );
}

/** Nothing that was acknowledged is lost, and the books are whole. */
async function expectWhole(casino: TestCasino, { acknowledged }: Load): Promise<void> {
  const { db } = casino.core.database;
  const { rows } = await sql<{ lost: string }>`
    select a.key as lost from unnest(${acknowledged.map(({ playerId }) => playerId)}::integer[],
      ${acknowledged.map(({ key }) => key)}::text[]) as a(player_id, key)
    where not exists (select 1 from ledger_transactions t where t.player_id = a.player_id and t.key = a.key)`.execute(
    db,
  );
  expect(rows).toEqual([]);
  expect(isClean(await reconcile(db))).toBe(true);
}

anyEngine((engine) => {
  // Only a server ends connections; the embedded engine has none.
  if (engine.name === 'pglite') {
    test('the embedded engine has no connection that could be ended', async () => {
      const database = await engine.open();
      expect(database.parallelism).toBe(1);
    });
    return;
  }
  test('a connection that the server ends between two statements of a transaction ends that transaction only', async () => {
    const database = await engine.open();
    const ended = database.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`.execute(database.db);
      // The server's word arrives while no statement runs: nobody waits for it.
      await vi.waitFor(async () => {
        const alive = await sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid ?? 0}`.execute(database.db);
        expect(alive.rows).toEqual([]);
      }, RECOVERY);
      await new Promise(setImmediate);
      await sql`select 1`.execute(trx);
    });
    // Whoever made the call is told to come again, not that something is broken.
    expect(
      toRefusal(
        await ended.then(
          () => null,
          (error: unknown) => error,
        ),
      ).status,
    ).toBe(503);
    const again = Array.from({ length: 20 }, () => sql`select 1`.execute(database.db));
    expect(await Promise.all(again)).toHaveLength(20);
  });
});

if (canMakeClusters()) {
  describe('while bets are made', () => {
    const cluster = new Cluster();
    let casino: TestCasino;
    let load: Load;
    let admin: pg.Client;

    /** A connection of its own, past the casino's pool. */
    const administer = async (): Promise<pg.Client> => {
      const client = new pg.Client({ connectionString: cluster.url });
      client.on('error', () => undefined);
      await client.connect();
      return client;
    };
    /** Guests see games, whatever the database does. */
    const expectLobby = async (): Promise<void> => {
      const { body } = await casino
        .client()
        .call('games.filter', { body: { device: 'desktop', page: 1, page_size: 24 } });
      expect(body.data.length).toBeGreaterThan(0);
    };

    beforeAll(async () => {
      await cluster.start();
      casino = await startCasino({ engine: cluster.engine, background: true, quiet: true });
      load = new Load(casino, await seatPlayers(casino, 6));
      await load.works();
    }, 60_000);
    afterAll(async () => {
      await load.stop();
      await expectWhole(casino, load);
      await casino.close();
      await cluster.dispose();
    }, 60_000);

    test.each(['fast', 'immediate'] as const)('a restart (%s) is lived through', async (mode) => {
      cluster.stop(mode);
      await load.fails();
      await expectLobby();
      // Another port: as after a fail-over, the address leads to a server elsewhere.
      await cluster.start();
      await load.works();
    });

    test('a database that is read-only for a while takes no bet, and then bets again', async () => {
      admin = await administer();
      const readOnly = async (value: 'on' | 'off'): Promise<void> => {
        await admin.query('set default_transaction_read_only = off');
        await admin.query(`alter system set default_transaction_read_only = ${value}`);
        await admin.query('select pg_reload_conf()');
      };
      await readOnly('on');
      await load.fails();
      await expectLobby();
      await readOnly('off');
      await load.works();
      await admin.end();
    });

    test('a lock on the wallets holds bets up, and nothing else', async () => {
      admin = await administer();
      await admin.query('begin; lock table ledger_wallets in access exclusive mode');
      await vi.waitFor(async () => {
        const { rows } = await admin.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'");
        expect(rows.length).toBeGreaterThan(0);
      }, RECOVERY);
      await expectLobby();
      await admin.query('commit');
      await load.works();
      await admin.end();
    });

    test('a pool without a free connection lets bets wait, and the lobby answer', async () => {
      const { db, parallelism } = casino.core.database;
      let release = (): void => undefined;
      const gate = new Promise<void>((resolve) => (release = resolve));
      let taken = 0;
      const holders = Array.from({ length: parallelism }, () =>
        db.connection().execute(async () => {
          taken++;
          await gate;
        }),
      );
      await vi.waitFor(() => expect(taken).toBe(parallelism), RECOVERY);
      await expectLobby();
      release();
      await Promise.all(holders);
      await load.works();
    });

    test('a full disk takes no bet, and loses none', async () => {
      cluster.fillDisk();
      await load.fails();
      await expectLobby();
      cluster.freeDisk();
      // PostgreSQL ends itself when it cannot write its log: whoever runs it starts it again.
      if (!cluster.isRunning) await cluster.start();
      await load.works();
    });
  });
}

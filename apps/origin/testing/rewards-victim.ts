/**
 * Run by tests: `rewards-victim.ts <folder> <course> [<statement> before|after]`. On its first life a player signs up; on each it
 * gives the player the prizes of the course under the same keys, opens the boxes, turns the wheel and plays the free spins, as if
 * nothing had been done yet. It kills itself at the statement that it is told, else it says what has come of everything.
 */
import { ManualClock } from '@cosmodrome/rules/clock';
import type { Prize } from '@cosmodrome/rules/prizes/prize';
import { sql } from 'kysely';
import { systems } from '../src/generated/systems.ts';
import type { IdentityTables } from '../src/identity/index.ts';
import { isClean, reconcile, wallets } from '../src/ledger/index.ts';
import { startCasino, TEST_GAMES, testGame } from './casino.ts';
import type { TestClient } from './client.ts';
import { EVERY_PRIZE } from './every-prize.ts';
import { PASSWORD } from './origin.ts';
import { stoppingAt } from './stops.ts';
import { openVictimOnSuiteEngine, say } from './victim.ts';

const [folder = '', course = '', statement = '0', side = 'before'] = process.argv.slice(2);
const GEMS = 'orbit/CosmicGems';
const ROUNDS = 3;
const WIN = 150;

const opened = await openVictimOnSuiteEngine<IdentityTables>(folder);
const stop = stoppingAt<IdentityTables>(
  opened.db,
  { statement: Number(statement), side: side === 'after' ? 'after' : 'before' },
  () => process.kill(process.pid, 'SIGKILL'),
);
/** The free spins that are drawn are of games of the shelf. */
const drawn = ['apogee/EmberWyrm', 'orbital-9/PrismRush'];
const casino = await startCasino({
  games: [...TEST_GAMES, ...drawn.map((identifier) => testGame(identifier))],
  engine: { name: opened.engine, open: () => Promise.resolve({ ...opened, db: stop.connection } as never) },
  clock: new ManualClock('2026-11-18T12:00:00Z'),
  quiet: true,
});
const { client, playerId } = await player();

stop.begin();
const prizes: readonly Prize[] = course === 'freespins' ? EVERY_PRIZE.freespins : Object.values(EVERY_PRIZE).flat();
for (const [place, prize] of prizes.entries()) {
  await casino.core.prizes.grant(stop.connection, {
    playerId,
    prize,
    source: 'tests',
    key: `tests:${place}`,
    at: casino.clock.now(),
    lifecycle: 'given',
  });
}
await open();
await play();
const statements = stop.counted();
await casino.settle();
const { db } = opened;
const [wallet] = await wallets(db, playerId);
say({
  kind: 'done',
  statements,
  grants: await grantsOf('tests'),
  prizes: await grantsOf(null),
  real: Number(wallet?.real),
  problems: await problems(),
});
await casino.close();

/** The player, who was there before if this is a second life. */
async function player(): Promise<{ client: TestClient; playerId: number }> {
  const [known] = await opened.db.selectFrom('players').select(['id', 'email']).execute();
  if (!known) return casino.player(0n);
  const again = casino.client();
  await again.call('identity.signIn', { body: { user: { email: known.email, password: PASSWORD } } });
  return { client: again, playerId: known.id };
}

/** Opens every box, and turns the wheel as long as it turns. */
async function open(): Promise<void> {
  for (const { id, stage } of (await client.call('lootboxes.list')).body) {
    if (stage === 'issued') await client.call('lootboxes.open', { params: { id } });
  }
  for (let { spins } = (await client.call('wheel.spins')).body; spins > 0; spins -= 1) await client.call('wheel.spin');
}

/** Plays the free spins of the course; the studio repeats its rounds until they are answered. */
async function play(): Promise<void> {
  const own = (await client.call('freespins.list')).body.find(
    ({ freespins_total: total, wager }) => total === ROUNDS && wager === 0,
  );
  if (!own) throw new Error('there are no free spins');
  if (own.stage === 'issued') await client.call('freespins.activate', { params: { id: own.id } });
  const session = await casino.openGame(client, GEMS);
  for (let round = 1; round <= ROUNDS; round += 1) {
    casino.clock.advance(5_000);
    const named = { round_id: `round-${round}`, action_id: `action-${round}`, freespins_id: String(own.id) };
    casino.studio.expectAnswer(await casino.studio.play(session, { ...named, bet: 0, win: WIN }));
  }
  for (const job of casino.jobs) if (job.name === 'tell studios of free spins') await job.run();
}

async function grantsOf(source: string | null): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from prizes_grants where player_id = ${playerId} and (source = ${source}::text or ${source}::text is null)
  `.execute(db);
  return Number(rows[0]?.count);
}

async function problems(): Promise<string[]> {
  const found: string[] = [];
  const books = await reconcile(db);
  if (!isClean(books)) found.push(`the books differ: ${JSON.stringify(books)}`);
  for (const { name, reconcile: compare } of systems) {
    const differences = (await compare?.(db)) ?? {};
    if (Object.values(differences).flat().length > 0) found.push(`${name} differs: ${JSON.stringify(differences)}`);
  }
  const { rows } = await sql`select 1 from levels_players where chargeable < 0 or persistent < 0`.execute(db);
  if (rows.length > 0) found.push('points are negative');
  return found;
}

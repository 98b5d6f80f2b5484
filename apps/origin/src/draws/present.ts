import { tablesOf, type Connection } from '@cosmodrome/database';
import type { PlayerDraw, PlayerDraws } from '@cosmodrome/contract/http/draws';
import { nextSeed, seedInUse } from './seeds.ts';
import type { DrawTables } from './tables.ts';

/** Draws that are shown. */
const SHOWN = 100;

async function drawsOf(connection: Connection, playerId: number, most: number | null): Promise<PlayerDraw[]> {
  const rows = await tablesOf<DrawTables>(connection)
    .selectFrom('draws_made as d')
    .innerJoin('draws_seeds as s', (join) =>
      join.onRef('s.player_id', '=', 'd.player_id').onRef('s.id', '=', 'd.seed_id'),
    )
    .selectAll('d')
    .select(['s.commitment', 's.client_seed', 's.server_seed', 's.revealed_at'])
    .where('d.player_id', '=', playerId)
    .orderBy('d.seed_id', 'desc')
    .orderBy('d.nonce', 'desc')
    .$if(most !== null, (query) => query.limit(most ?? 0))
    .execute();
  return rows.map((row) => ({
    key: row.key,
    table_name: row.table_name,
    table_hash: row.table_hash,
    weights: row.weights,
    picked: row.picked,
    nonce: row.nonce,
    server_seed_hash: row.commitment,
    client_seed: row.client_seed,
    server_seed: row.revealed_at === null ? null : row.server_seed,
    at: row.at.toISOString(),
  }));
}

/** What the player may see of the own draws; the caller has seen to it that seeds are committed. */
export async function presentDraws(connection: Connection, playerId: number): Promise<PlayerDraws> {
  const seed = await seedInUse(connection, playerId);
  const next = await nextSeed(connection, playerId);
  if (!seed || !next) throw new Error('the player has no seeds');
  return {
    server_seed_hash: seed.commitment,
    next_server_seed_hash: next.commitment,
    client_seed: seed.client_seed,
    next_nonce: seed.next_nonce,
    draws: await drawsOf(connection, playerId, SHOWN),
  };
}

/** What a player may take away: the seeds, those in use by their hash, and every draw. */
export async function ownDraws(connection: Connection, playerId: number): Promise<Readonly<Record<string, unknown>>> {
  const seeds = await tablesOf<DrawTables>(connection)
    .selectFrom('draws_seeds')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('id')
    .execute();
  return {
    draws: {
      seeds: seeds.map((seed) => ({
        server_seed_hash: seed.commitment,
        client_seed: seed.client_seed,
        server_seed: seed.revealed_at === null ? null : seed.server_seed,
        committed_at: seed.committed_at.toISOString(),
        revealed_at: seed.revealed_at?.toISOString() ?? null,
      })),
      draws: await drawsOf(connection, playerId, null),
    },
  };
}

import { newSeedPair, type SeedPair } from '@cosmodrome/fairness';
import type { Clock } from '@cosmodrome/rules/clock';
import { newId } from '../ids.ts';
import type { ArcadeTrx, SeedRow } from '../database/tables.ts';

/**
 * The running seed of an owner at a game, made when there is none, locked until the transaction ends. Every step of the
 * owner at that game takes this lock first, so that steps of several requests and nodes come one after the other.
 */
export async function lockRunningSeed(trx: ArcadeTrx, clock: Clock, owner: string, game: string): Promise<SeedRow> {
  const find = () =>
    trx
      .selectFrom('arcade_seeds')
      .selectAll()
      .where('owner', '=', owner)
      .where('game', '=', game)
      .where('revealed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
  return (await find()) ?? (await addSeed(trx, clock, owner, game)) ?? (await orThrow(find()));
}

async function orThrow(row: Promise<SeedRow | undefined>): Promise<SeedRow> {
  const found = await row;
  if (!found) throw new Error('the running seed was rotated away while it was being made');
  return found;
}

async function addSeed(
  trx: ArcadeTrx,
  clock: Clock,
  owner: string,
  game: string,
  { pair = newSeedPair(), clientSeed = newId('c') }: { pair?: SeedPair; clientSeed?: string } = {},
): Promise<SeedRow | undefined> {
  return trx
    .insertInto('arcade_seeds')
    .values({
      owner,
      game,
      server_seed: pair.serverSeed,
      commitment: pair.commitment,
      client_seed: clientSeed,
      next_nonce: 0,
      created_at: clock.now(),
      revealed_at: null,
    })
    .onConflict((conflict) => conflict.columns(['owner', 'game']).where('revealed_at', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export interface Rotation {
  revealed: SeedRow | null;
  next: SeedRow;
}

/**
 * The seed that comes after the running one, made when there is none. Its commitment is shown before the player chooses the
 * own seed that is drawn with it: neither side can choose its part by the other's. The caller holds the running seed's lock.
 */
export async function nextSeed(trx: ArcadeTrx, clock: Clock, owner: string, game: string): Promise<SeedPair> {
  const known = await trx
    .selectFrom('arcade_next_seeds')
    .select(['server_seed', 'commitment'])
    .where('owner', '=', owner)
    .where('game', '=', game)
    .executeTakeFirst();
  if (known) return { serverSeed: known.server_seed, commitment: known.commitment };
  const { serverSeed, commitment } = newSeedPair();
  await trx
    .insertInto('arcade_next_seeds')
    .values({ owner, game, server_seed: serverSeed, commitment, created_at: clock.now() })
    .execute();
  return { serverSeed, commitment };
}

/** Ends the running seed, which may then be shown, and begins the one that was committed to. The caller holds its lock. */
export async function replaceSeed(
  trx: ArcadeTrx,
  clock: Clock,
  running: SeedRow,
  clientSeed: string | undefined,
): Promise<Rotation> {
  await trx.updateTable('arcade_seeds').set({ revealed_at: clock.now() }).where('id', '=', running.id).execute();
  const { owner, game } = running;
  const pair = await nextSeed(trx, clock, owner, game);
  await trx.deleteFrom('arcade_next_seeds').where('owner', '=', owner).where('game', '=', game).execute();
  const next = await addSeed(trx, clock, owner, game, { pair, clientSeed: clientSeed ?? running.client_seed });
  if (!next) throw new Error('another seed runs already');
  return { revealed: running.next_nonce > 0 ? running : null, next };
}

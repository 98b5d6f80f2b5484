import { newSeedPair } from '@cosmodrome/fairness';
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
  clientSeed?: string,
): Promise<SeedRow | undefined> {
  const pair = newSeedPair();
  return trx
    .insertInto('arcade_seeds')
    .values({
      owner,
      game,
      server_seed: pair.serverSeed,
      commitment: pair.commitment,
      client_seed: clientSeed ?? newId('c'),
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

/** Ends the running seed, which may then be shown, and commits to a fresh one. The caller holds its lock. */
export async function replaceSeed(
  trx: ArcadeTrx,
  clock: Clock,
  running: SeedRow,
  clientSeed: string | undefined,
): Promise<Rotation> {
  await trx.updateTable('arcade_seeds').set({ revealed_at: clock.now() }).where('id', '=', running.id).execute();
  const next = await addSeed(trx, clock, running.owner, running.game, clientSeed ?? running.client_seed);
  if (!next) throw new Error('another seed runs already');
  return { revealed: running.next_nonce > 0 ? running : null, next };
}

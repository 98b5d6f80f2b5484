import { newServerSeed, openChain, type HashChain } from '@cosmodrome/fairness';
import type { ArcadeDb, ArcadeTrx, ChainRow } from '../database/tables.ts';
import type { ArcadeDeps } from '../deps.ts';
import { newId } from '../ids.ts';
import type { RoundSource } from '../rounds/stream.ts';

/** Rounds of one chain; about a day of play without a pause. */
const CHAIN_LENGTH = 5000;

const opened = new Map<string, HashChain>();

/** The chain of a row, hashed once a process. */
function chainOf(row: ChainRow): HashChain {
  const known = opened.get(row.commitment);
  if (known) return known;
  const chain = openChain(row.last_seed, row.length);
  opened.set(row.commitment, chain);
  return chain;
}

/** The chain that holds a round's number; made when the chains so far end before it. */
export async function chainFor(deps: ArcadeDeps, game: string, number: number): Promise<ChainRow> {
  const find = () => findChain(deps.db, game, number);
  const known = await find();
  if (known) return known;
  const lastSeed = newServerSeed();
  const chain = openChain(lastSeed, CHAIN_LENGTH);
  await deps.db
    .insertInto('arcade_chains')
    .values({
      game,
      last_seed: lastSeed,
      commitment: chain.commitment,
      salt: newId('salt'),
      length: CHAIN_LENGTH,
      first_number: number,
      created_at: deps.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['game', 'first_number']).doNothing())
    .execute();
  const made = await find();
  if (!made) throw new Error('the chain of a shared round could not be made');
  return made;
}

async function findChain(db: ArcadeDb | ArcadeTrx, game: string, number: number): Promise<ChainRow | undefined> {
  const row = await db
    .selectFrom('arcade_chains')
    .selectAll()
    .where('game', '=', game)
    .where('first_number', '<=', number)
    .orderBy('first_number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && number < row.first_number + row.length ? row : undefined;
}

/** What a shared round is drawn from. The nonce is the round's place in its chain, from 1 on. */
export function sourceInChain(row: ChainRow, number: number): RoundSource {
  const place = number - row.first_number + 1;
  return {
    serverSeed: chainOf(row).seedAt(place),
    clientSeed: row.salt,
    nonce: place,
    seedId: null,
    crashNumber: number,
  };
}

export async function crashSource(db: ArcadeDb | ArcadeTrx, game: string, number: number): Promise<RoundSource> {
  const row = await findChain(db, game, number);
  if (!row) throw new Error(`no chain holds round ${number} of ${game}`);
  return sourceInChain(row, number);
}

/** The seed before a round's own in its chain, which is the hash of it: public before the round begins. */
export function hashOf(row: ChainRow, number: number): string {
  return chainOf(row).seedAt(number - row.first_number);
}

/** The seeds of a shared round as its proof shows them; the own seed only once the rocket is gone. */
export async function crashProof(deps: ArcadeDeps, game: string, number: number) {
  const [chain, round] = await Promise.all([
    findChain(deps.db, game, number),
    deps.db
      .selectFrom('arcade_crash_rounds')
      .select('crashes_at')
      .where('game', '=', game)
      .where('number', '=', number)
      .executeTakeFirstOrThrow(),
  ]);
  if (!chain) throw new Error(`no chain holds round ${number} of ${game}`);
  const isOver = round.crashes_at.getTime() <= deps.clock.now().getTime();
  return {
    server_seed_hash: hashOf(chain, number),
    server_seed: isOver ? sourceInChain(chain, number).serverSeed : null,
    client_seed: chain.salt,
  };
}

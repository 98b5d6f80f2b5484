/** Into how many cells the players are divided. Databases remember it. */
const COUNT = 64;
/** The hash's highest bits are the place of the cell. */
const BELOW_THE_PLACE = 26;

const rotated = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits));

/** PostgreSQL's `hashint4`: by it a distributed database finds the shard of a number. */
export function hashint4(value: number): number {
  const begun = (0x9e3779b9 + 4 + 3923095) | 0;
  let a = (begun + value) | 0;
  let b = begun;
  let c = begun;
  c = ((c ^ b) - rotated(b, 14)) | 0;
  a = ((a ^ c) - rotated(c, 11)) | 0;
  b = ((b ^ a) - rotated(a, 25)) | 0;
  c = ((c ^ b) - rotated(b, 16)) | 0;
  a = ((a ^ c) - rotated(c, 4)) | 0;
  b = ((b ^ a) - rotated(a, 14)) | 0;
  return ((c ^ b) - rotated(b, 24)) | 0;
}

/** From 0 to 63. */
const placeOf = (playerId: number): number => (hashint4(playerId) + 2 ** 31) >>> BELOW_THE_PLACE;

/** Of each place the smallest number that falls into it: the name of its cell. */
const names: readonly number[] = (() => {
  const found: number[] = [];
  for (let number = 0, missing = COUNT; missing > 0; number += 1) {
    const place = placeOf(number);
    if (found[place] !== undefined) continue;
    found[place] = number;
    missing -= 1;
  }
  return found;
})();

/** All cells. */
export const CELLS: readonly number[] = names.toSorted((one, other) => one - other);

/**
 * The cell of a player: all that is written about the players of one cell lies on one node of a distributed database,
 * so one statement may lock or change several of them.
 *
 * A cell is named by the smallest number that falls into it, because a table that is distributed by its cell then lies
 * where the players' own rows are, which are distributed by the player.
 */
export function cellOf(playerId: number): number {
  const cell = names[placeOf(playerId)];
  if (cell === undefined) throw new RangeError(`${playerId} is in no cell`);
  return cell;
}

/**
 * In which shard of a distributed database the rows of a player are, from 0 on. Shards are equal parts of all hashes, so
 * that a cell is never divided.
 * @param shards 64, or a half, a quarter and so on of it
 */
export function shardOf(playerId: number, shards: number): number {
  if (COUNT % shards !== 0) throw new RangeError(`${COUNT} cells cannot lie in ${shards} shards`);
  return Math.floor((placeOf(playerId) * shards) / COUNT);
}

/**
 * Where the rows of a table are on a distributed database (`cli/distribute.ts`). On one server it means nothing.
 *
 * - `player`: with the player's other rows, by the column `player_id`; every statement says whose rows it wants
 * - `{ by }`: by another column; one that holds a player's number or cell lies with that player's rows
 * - `everywhere`: a copy on each node: read often and by any key, seldom written
 * - `here`: on the one node that all nodes of the casino ask, and joined with none of the others
 */
export type Distribution = 'player' | { readonly by: string } | 'everywhere' | 'here';

/**
 * The tables of the kernel and the adapters. Those of a system are in the `distribution.ts` of its folder, and no table is in
 * two lists. All together are in `generated/distribution.ts`; a test of the origin compares them with the database, and the
 * statements of SQL functions with where the rows are.
 */
export const distribution: Readonly<Record<string, Distribution>> = {
  outbox_players: 'player',
  outbox: { by: 'cell' },
  outbox_cells: { by: 'cell' },
  outbox_sent: 'player',
  idempotency_keys: { by: 'key_hash' },
  mailbox: 'here',
  mail_queue: 'here',
  register_bans: 'everywhere',
};

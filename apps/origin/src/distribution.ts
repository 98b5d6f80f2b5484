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
 * The tables of the kernel and of the systems that have no `distribution.ts` of their own: new ones do, and no table is in two lists. All together are in
 * `generated/distribution.ts`; a test of the origin compares them with the database, and the statements of SQL functions with
 * where the rows are.
 */
export const distribution: Readonly<Record<string, Distribution>> = {
  // The kernel
  outbox_players: 'player',
  outbox: { by: 'cell' },
  outbox_cells: { by: 'cell' },
  outbox_sent: 'player',
  idempotency_keys: { by: 'key_hash' },
  mailbox: 'here',
  mail_queue: 'here',

  ledger_wallets: 'player',
  ledger_transactions: 'player',
  ledger_rounds: 'player',
  ledger_caps: 'player',
  ledger_round_caps: 'player',
  ledger_counting_players: 'player',

  // Found by an e-mail, a token or a credential, before it is known whose they are.
  players: 'everywhere',
  session_tokens: { by: 'token_hash' },
  sessions: 'player',
  passkeys: 'everywhere',
  passkey_challenges: 'everywhere',
  second_steps: 'everywhere',
  letter_links: 'everywhere',
  player_groups: 'player',
  player_documents: 'player',
  recovery_codes: 'player',
  restore_ids: 'player',
  terms_versions: 'everywhere',
  sign_in_failures: { by: 'subject' },
  used_captchas: { by: 'challenge_hash' },

  games_ids: 'everywhere',
  games_favorites: 'player',
  games_played: 'player',

  play_sessions: 'player',
  play_launch_tokens: { by: 'token_hash' },
  play_gaming_sessions: 'player',

  lobby_wins: 'player',

  payments: 'player',
  payment_notices: 'player',
  payment_profiles: 'player',
  payment_screenings: 'player',
  refused_notices: 'player',

  jackpots_levels: 'here',
  jackpots_rounds: 'player',
  jackpots_wins: 'everywhere',

  user_limits: 'player',
  limit_prompts: 'player',
  limit_notices: 'player',
  self_assessments: 'player',
  harm_markers: 'player',
  register_bans: 'everywhere',

  cashback_players: 'player',
  cashback_weeks: 'player',
  cashback_rounds: 'player',

  bonuses: 'player',
  bonus_rounds: 'player',
  bonus_turns: 'player',
  bonus_deposits: 'player',

  levels_players: 'player',
  levels_rounds: 'player',
  levels_entries: 'player',
};

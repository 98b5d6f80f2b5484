import type { Generated } from 'kysely';

/** Made by the migration `games`. */
export interface GamesTables {
  games_ids: { id: Generated<number>; identifier: string; currency: string };
  games_favorites: { player_id: number; identifier: string; game_id: number; created_at: Date };
  games_played: { player_id: number; identifier: string; last_activity_at: Date; last_real_at: Date | null };
}

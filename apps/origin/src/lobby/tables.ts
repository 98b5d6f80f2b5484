/** Made by the migration `lobby`. */
export interface LobbyTables {
  lobby_wins: {
    player_id: number;
    round_id: string;
    /** The message that brought it: of two at the same moment the later one is above. */
    message_id: bigint;
    /** False once the round was taken back or opened again. */
    shown: boolean;
    /** Cut already. */
    nickname: string;
    game: string;
    currency: string;
    bet: bigint;
    win: bigint;
    /** In cents of the default currency, for comparing. */
    worth: bigint;
    at: Date;
  };
}

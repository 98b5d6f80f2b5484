import { createHmac, randomBytes } from 'node:crypto';

const RANDOM_BYTES = 16;
const ID_LENGTH = RANDOM_BYTES + 4;

/** Names by which studios know sessions and players. */
export interface Names {
  /** A session id that cannot be guessed, from which only this origin can tell the player. */
  newSessionId(playerId: number): string;
  /** The player of a session id, so that rows are found by player; null for what is no id. Says nothing of its truth. */
  playerOf(sessionId: string): number | null;
  /** The player's name towards studios: stable, and no way back to the id. */
  playerRef(playerId: number): string;
}

export function createNames(secret: string): Names {
  const mask = (random: Buffer): number =>
    createHmac('sha256', secret).update('play session\n').update(random).digest().readUInt32BE(0);
  return {
    newSessionId: (playerId) => {
      const random = randomBytes(RANDOM_BYTES);
      const id = Buffer.concat([random, Buffer.alloc(4)]);
      id.writeUInt32BE((playerId ^ mask(random)) >>> 0, RANDOM_BYTES);
      return id.toString('base64url');
    },
    playerOf: (sessionId) => {
      const id = Buffer.from(sessionId, 'base64url');
      if (id.length !== ID_LENGTH || id.toString('base64url') !== sessionId) return null;
      const playerId = (id.readUInt32BE(RANDOM_BYTES) ^ mask(id.subarray(0, RANDOM_BYTES))) >>> 0;
      return playerId <= 0x7fffffff ? playerId : null;
    },
    playerRef: (playerId) =>
      createHmac('sha256', secret).update(`play player\n${playerId}`).digest('base64url').slice(0, 32),
  };
}

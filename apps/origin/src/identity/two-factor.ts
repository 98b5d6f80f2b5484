import { createHmac, randomInt } from 'node:crypto';
import { tablesOf, type Connection } from '@cosmodrome/database';
import {
  isTotpCode,
  plainCode,
  RECOVERY_ALPHABET,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
  writtenCode,
} from '@cosmodrome/rules/identity/two-factor';
import type { Clock } from '@cosmodrome/rules/clock';
import { base32nopad } from '@scure/base';
import { seal, unseal } from '../kernel/seal.ts';
import { changePlayer, type PlayerRow } from '../profile/index.ts';
import type { IdentityTables } from './tables.ts';
import { matchingStep } from './totp.ts';

const SECRET_BYTES = 20;

/** The second factor's secrets: sealed in the database, compared once, never shown again. */
export interface TwoFactor {
  /** The secret a session may set up, in base 32: the same as often as it is asked for, another one for another session. */
  offer(playerId: number, sessionId: string): string;
  /** Whether the code is that of the secret now; its step, to be remembered as used. */
  stepOf(secret: string, code: string): number | null;
  seal(secret: string): Buffer;
  /** Takes a code of the authenticator, or a recovery code, in the caller's transaction; each opens once. */
  take(connection: Connection, player: Pick<PlayerRow, 'id' | 'two_factor_secret'>, code: string): Promise<boolean>;
  /** New recovery codes as they are written down; the former ones are void. */
  renewCodes(connection: Connection, playerId: number): Promise<string[]>;
  codesLeft(connection: Connection, playerId: number): Promise<number>;
}

export function createTwoFactor(clock: Clock, serverSecret: string): TwoFactor {
  const derive = (purpose: string): Buffer =>
    createHmac('sha256', serverSecret).update(`two-factor ${purpose}`).digest();
  const sealing = derive('seal');
  const hashOf = (playerId: number, code: string): Buffer =>
    createHmac('sha256', derive('recovery')).update(`${playerId}\n${code}`).digest();

  /** The update is the memory: of two browsers with the same code one moves the step, the other finds it moved. */
  const takeTotp = async (connection: Connection, id: number, sealed: Uint8Array, code: string): Promise<boolean> => {
    const step = matchingStep(unseal(sealing, sealed), code, clock.now());
    if (step === null) return false;
    return changePlayer(connection, id, { two_factor_step: BigInt(step) }, (row) =>
      row.where((player) =>
        player.or([player('two_factor_step', 'is', null), player('two_factor_step', '<', BigInt(step))]),
      ),
    );
  };

  const takeRecovery = async (connection: Connection, id: number, code: string): Promise<boolean> => {
    const { numUpdatedRows } = await tablesOf<IdentityTables>(connection)
      .updateTable('recovery_codes')
      .set({ used_at: clock.now() })
      .where('player_id', '=', id)
      .where('code_hash', '=', hashOf(id, code))
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  };

  return {
    offer: (playerId, sessionId) =>
      base32nopad.encode(
        createHmac('sha256', derive('offer')).update(`${playerId}\n${sessionId}`).digest().subarray(0, SECRET_BYTES),
      ),
    stepOf: (secret, code) => matchingStep(base32nopad.decode(secret), plainCode(code), clock.now()),
    seal: (secret) => seal(sealing, base32nopad.decode(secret)),
    take: async (connection, { id, two_factor_secret: sealed }, typed) => {
      const code = plainCode(typed);
      if (sealed === null) return false;
      return isTotpCode(code) ? takeTotp(connection, id, sealed, code) : takeRecovery(connection, id, code);
    },
    renewCodes: async (connection, playerId) => {
      const db = tablesOf<IdentityTables>(connection);
      const codes = Array.from({ length: RECOVERY_CODES }, newCode);
      await db.deleteFrom('recovery_codes').where('player_id', '=', playerId).execute();
      const rows = codes.map((code) => ({ player_id: playerId, code_hash: hashOf(playerId, code), used_at: null }));
      await db.insertInto('recovery_codes').values(rows).execute();
      return codes.map(writtenCode);
    },
    codesLeft: async (connection, playerId) => {
      const rows = tablesOf<IdentityTables>(connection).selectFrom('recovery_codes').select('code_hash');
      return (await rows.where('player_id', '=', playerId).where('used_at', 'is', null).execute()).length;
    },
  };
}

const newCode = (): string =>
  Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join('');

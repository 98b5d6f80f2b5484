import type { GameSession, Play, PlayAnswer, Rollback, WalletError } from '@cosmodrome/contract/wallet';

export type WalletCode = WalletError['code'];

/**
 * Where money moves. Every method may be called again with the same ids and then gives its first answer.
 * A `WalletRefusal` says that nothing has moved; any other error leaves that unknown.
 */
export interface Wallet {
  openSession(launchToken: string): Promise<GameSession>;
  play(action: Play): Promise<PlayAnswer>;
  /** Undoes an action; remembered when the action has not arrived yet. */
  rollback(action: Rollback): Promise<PlayAnswer>;
}

/** The wallet has decided: no money has moved, and asking again will not change it by itself. */
export class WalletRefusal extends Error {
  override name = 'WalletRefusal';
  readonly code: WalletCode;
  constructor(code: WalletCode, message: string = code) {
    super(message);
    this.code = code;
  }
}

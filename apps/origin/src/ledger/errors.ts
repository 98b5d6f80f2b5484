/** The key was used before for something else. Nothing was changed. */
export class IdempotencyConflict extends Error {
  override readonly name = 'IdempotencyConflict';
  constructor(key: string) {
    super(`the key ${key} was used for another request`);
  }
}

/** The posting would take a balance of the player below zero. Nothing was changed. */
export class InsufficientFunds extends Error {
  override readonly name = 'InsufficientFunds';
  constructor() {
    super('the balance does not cover this');
  }
}

/** The player has no wallet in that currency. Nothing was changed. */
export class UnknownWallet extends Error {
  override readonly name = 'UnknownWallet';
  constructor(currency: string) {
    super(`the player has no wallet in ${currency}`);
  }
}

/** More bets wait than the database keeps up with. Nothing was changed; try again later. */
export class LedgerBusy extends Error {
  override readonly name = 'LedgerBusy';
  constructor() {
    super('too many bets are waiting');
  }
}

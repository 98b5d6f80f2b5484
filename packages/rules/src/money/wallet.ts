/** A wallet as the wire shows it (spec 3): the bonus balance is the total minus what may be cashed out. */
export interface AccountView {
  currency: string;
  amount_cents: number;
  available_to_cashout_cents: number;
  available_to_bet_with_locked_cents?: number;
  active: boolean;
  deposit_available: boolean;
  hidden_at: string | null;
  selected_lottery_id: number | null;
}

/** What a wallet is in the books. */
export interface WalletState {
  currency: string;
  real: bigint;
  bonus: bigint;
  active: boolean;
  /** Whether there is a way to pay into it (`takesDeposits` of the cashbox's methods). */
  depositAvailable: boolean;
  hiddenAt?: Date | null | undefined;
  /** Stakes of unfinished rounds; left out where nobody has counted them. */
  held?: bigint | undefined;
}

/** Why a wallet cannot be hidden; null when it can. Money is never out of sight, nor is the wallet in use. */
export function hidingRefusal(wallet: Pick<WalletState, 'real' | 'bonus' | 'active'>): string | null {
  if (wallet.active) return 'wallet_in_use';
  return wallet.real + wallet.bonus > 0n ? 'wallet_not_empty' : null;
}

/** Stakes that unfinished rounds hold, in minor units; 0 when the account does not say. */
export const heldStakes = ({
  amount_cents: amount,
  available_to_bet_with_locked_cents: withHeld,
}: Pick<AccountView, 'amount_cents'> & { available_to_bet_with_locked_cents?: number | undefined }): number =>
  (withHeld ?? amount) - amount;

/**
 * Presents a wallet; used for the list and for each message on the `balance` channel, so that they never differ. A hidden
 * wallet that money arrives in is seen again.
 */
export function accountView(wallet: WalletState): AccountView {
  return {
    currency: wallet.currency,
    amount_cents: Number(wallet.real + wallet.bonus),
    available_to_cashout_cents: Number(wallet.real),
    ...(wallet.held === undefined
      ? {}
      : { available_to_bet_with_locked_cents: Number(wallet.real + wallet.bonus + wallet.held) }),
    active: wallet.active,
    deposit_available: wallet.depositAvailable,
    hidden_at: hidingRefusal(wallet) === null ? (wallet.hiddenAt?.toISOString() ?? null) : null,
    selected_lottery_id: null,
  };
}

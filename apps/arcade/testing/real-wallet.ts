import type { GameSession, Play, Rollback } from '@cosmodrome/contract/wallet';
import { WalletRefusal, type Wallet } from '../server/wallet/wallet.ts';

/** An operator's wallet in memory that keeps the protocol to the letter, and books every movement for the tests. */
export class TestWallet implements Wallet {
  balances = new Map<string, number>();
  launches = new Map<string, GameSession>();
  /** Every call that arrived, replays too. */
  calls: string[] = [];
  actions = new Map<string, { bet: number; win: number; finished: boolean; round: string; undone: boolean }>();
  #sessions = new Map<string, GameSession>();

  launch(session: Partial<GameSession> & { session_id: string; game: string }): string {
    const token = `launch-token-${session.session_id}`;
    const full: GameSession = {
      mode: 'real',
      player_ref: 'p1',
      nickname: 'Player***',
      currency: 'EUR',
      subunits_to_unit: 100,
      locale: 'en',
      balance: null,
      policy: { min_cycle_ms: 0, autoplay: false, reality_check_minutes: 60, highest_stake: null },
      ...session,
    };
    this.launches.set(token, full);
    return token;
  }

  openSession(token: string): Promise<GameSession> {
    const session = this.launches.get(token);
    if (!session) return Promise.reject(new WalletRefusal('session_unknown'));
    this.launches.delete(token);
    this.#sessions.set(session.session_id, session);
    return Promise.resolve({ ...session, balance: this.#balance(session) });
  }

  play(action: Play): Promise<{ transaction_id: string; balance: number }> {
    this.calls.push(`play ${action.action_id}`);
    const session = this.#sessions.get(action.session_id);
    if (!session || session.mode !== 'real') return Promise.reject(new WalletRefusal('session_unknown'));
    const known = this.actions.get(action.action_id);
    if (known?.undone) return Promise.reject(new WalletRefusal('rolled_back'));
    if (!known) {
      if (this.#balance(session) < action.bet) return Promise.reject(new WalletRefusal('insufficient_funds'));
      const { bet, win: paid, finished, round_id: round, freespins_id: free } = action;
      // What a free round wins is kept until the end of its free spins.
      const win = free === undefined ? paid : 0;
      this.#move(session, win - bet);
      this.actions.set(action.action_id, { bet, win, finished, round, undone: false });
    }
    return Promise.resolve({ transaction_id: action.action_id, balance: this.#balance(session) });
  }

  rollback(action: Rollback): Promise<{ transaction_id: string; balance: number }> {
    this.calls.push(`rollback ${action.original_action_id}`);
    const session = this.#sessions.get(action.session_id);
    if (!session) return Promise.reject(new WalletRefusal('session_unknown'));
    const original = this.actions.get(action.original_action_id);
    if (original && !original.undone) this.#move(session, original.bet - original.win);
    if (original) original.undone = true;
    else {
      this.actions.set(action.original_action_id, {
        bet: 0,
        win: 0,
        finished: true,
        round: action.round_id,
        undone: true,
      });
    }
    return Promise.resolve({ transaction_id: action.action_id, balance: this.#balance(session) });
  }

  #balance(session: GameSession): number {
    return this.balances.get(session.player_ref ?? '') ?? 0;
  }

  #move(session: GameSession, amount: number): void {
    this.balances.set(session.player_ref ?? '', this.#balance(session) + amount);
  }
}

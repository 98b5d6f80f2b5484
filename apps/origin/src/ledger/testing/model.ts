import { roundMachine, type RoundState } from '@cosmodrome/rules/ledger/round';
import { move, nextState } from '@cosmodrome/rules/machine';
import type { PlayCode, PlayOperation } from '../index.ts';

interface Wallet {
  real: bigint;
  bonus: bigint;
}
interface Done {
  readonly op: PlayOperation;
  readonly change: Wallet;
  readonly stake: Wallet;
  reversed: boolean;
}
interface Round {
  readonly game: string;
  readonly currency: string;
  stake: Wallet;
  actions: number;
  state: RoundState;
}

/** The bet's rules once more, as plainly as they can be said: the oracle of the random histories. One player. */
export class LedgerModel {
  readonly wallets = new Map<string, Wallet>();
  readonly #done = new Map<string, Done | 'taken back before it came'>();
  readonly rounds = new Map<string, Round>();

  do(op: PlayOperation): PlayCode {
    const prior = this.#done.get(op.actionId);
    if (prior === 'taken back before it came') return op.kind === 'play' ? 'rolled_back' : 'conflict';
    if (prior) return same(prior.op, op) ? 'ok' : 'conflict';
    const wallet = this.wallets.get(op.currency);
    if (!wallet) return 'unknown_wallet';
    return op.kind === 'play' ? this.#play(op, wallet) : this.#rollback(op, wallet);
  }

  #play(op: PlayOperation & { kind: 'play' }, wallet: Wallet): PlayCode {
    const round = this.rounds.get(op.roundId);
    if (round && (round.game !== op.gameId || round.currency !== op.currency)) return 'conflict';
    const goesOn = round && nextState(roundMachine, round.state, op.finished ? 'finish' : 'play');
    if (goesOn === null) return 'round_finished';
    if (wallet.real + wallet.bonus < op.bet) return 'insufficient_funds';
    const fromReal = op.bet < wallet.real ? op.bet : wallet.real;
    const stake = { real: fromReal, bonus: op.bet - fromReal };
    const staked = { real: (round?.stake.real ?? 0n) + stake.real, bonus: (round?.stake.bonus ?? 0n) + stake.bonus };
    const toBonus = staked.bonus === 0n ? 0n : (op.win * staked.bonus) / (staked.real + staked.bonus);
    const change = { real: op.win - toBonus - stake.real, bonus: toBonus - stake.bonus };
    this.rounds.set(op.roundId, {
      game: op.gameId,
      currency: op.currency,
      stake: staked,
      actions: (round?.actions ?? 0) + 1,
      state: goesOn ?? (op.finished ? 'settled' : 'open'),
    });
    this.#done.set(op.actionId, { op, change, stake, reversed: false });
    add(wallet, change, 1n);
    return 'ok';
  }

  #rollback(op: PlayOperation & { kind: 'rollback' }, wallet: Wallet): PlayCode {
    if (op.actionId === op.originalActionId) return 'conflict';
    const original = this.#done.get(op.originalActionId);
    const nothing = { real: 0n, bonus: 0n };
    if (!original) {
      this.#done.set(op.originalActionId, 'taken back before it came');
      this.#done.set(op.actionId, { op, change: nothing, stake: nothing, reversed: false });
      return 'ok';
    }
    if (original === 'taken back before it came' || original.reversed) return 'already_rolled_back';
    const { op: play, change, stake } = original;
    if (
      play.kind !== 'play' ||
      play.currency !== op.currency ||
      play.roundId !== op.roundId ||
      play.gameId !== op.gameId
    ) {
      return 'conflict';
    }
    if (wallet.real < change.real || wallet.bonus < change.bonus) return 'insufficient_funds';
    add(wallet, change, -1n);
    original.reversed = true;
    this.#done.set(op.actionId, { op, change: nothing, stake: nothing, reversed: false });
    const round = this.rounds.get(play.roundId);
    if (!round) throw new Error('a play has a round');
    add(round.stake, stake, -1n);
    round.actions -= 1;
    const event = round.actions === 0 ? 'void' : play.finished ? 'reopen' : 'take_back';
    round.state = move(roundMachine, round.state, event);
    return 'ok';
  }
}

function add(wallet: Wallet, change: Wallet, sign: bigint): void {
  wallet.real += sign * change.real;
  wallet.bonus += sign * change.bonus;
}

const text = (op: PlayOperation) =>
  JSON.stringify(op, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
const same = (a: PlayOperation, b: PlayOperation): boolean => text(a) === text(b);

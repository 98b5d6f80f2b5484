import type { SlotWin } from '@cosmodrome/maths/slots/types';
import { wait } from '../../frame/dom.ts';
import { animate, easeOut, isMotionReduced } from '../../frame/motion.ts';
import type { Outcome } from '../../frame/shell/outcome.ts';
import type { SlotParts } from './parts.ts';

/** A win of this many stakes gets the shower of coins. */
const BIG = 15;
/** How long one win of several is shown, in milliseconds. */
const EACH_WIN = 1100;

/** What a stop of the reels paid, as it is to be shown. */
export interface Paid {
  wins: readonly SlotWin[];
  /** Of the round so far. */
  total: number;
  /** Of this stop. */
  pay: number;
  /** Of the round: what counts as big, and as a win at all, is measured by it. */
  stake: number;
  /** A free spin: nothing was staked on it that could come back. */
  isFree: boolean;
}

/** Shows what a stop of the reels has won: all at once, then one after the other until something else is to be seen. */
export class WinShow {
  readonly #parts: SlotParts;
  /** Counts what is shown; who finds another number has been replaced. */
  #turn = 0;

  constructor(parts: SlotParts) {
    this.#parts = parts;
  }

  /** Whatever comes next has the reels for itself: no coin of the last win flies over it, none of its lines returns. */
  stop(): void {
    this.#turn += 1;
    this.#parts.board.sweep();
    this.#parts.view.lines([], null);
  }

  /** Frames all wins, counts the amount up, then names each; only wins above the stake are celebrated. */
  async show(paid: Paid): Promise<void> {
    this.stop();
    const { frame, bar, board, view, rules } = this.#parts;
    const { texts, sound } = frame;
    const { wins, total, pay, stake } = paid;
    if (wins.length === 0 || pay === 0) {
      bar.win(total);
      view.message(total > 0 ? '' : texts.noWin);
      frame.say(texts.noWin);
      return;
    }
    const { isCelebrated, said } = this.#outcome(paid);
    board.highlight(wins.flatMap((win) => win.positions));
    view.lines(wins, rules.help.lineLayout);
    bar.win(total, isCelebrated);
    view.message(said, isCelebrated);
    frame.say([said, ...wins.slice(0, 5).map((win) => this.#nameWin(win))].join('. '));
    if (pay >= stake * BIG) await this.#celebrate(pay);
    else {
      if (isCelebrated) sound.play('win');
      await wait(isMotionReduced() ? 300 : 900);
    }
    void this.#cycle(wins, isCelebrated);
  }

  #outcome({ pay, stake, isFree }: Paid): Outcome {
    const { frame } = this.#parts;
    const outcome = frame.outcome(pay, stake);
    if (!isFree || outcome.isCelebrated) return outcome;
    return { ...outcome, said: frame.texts.slots.freeSpinPays(frame.money(pay)) };
  }

  async #celebrate(pay: number): Promise<void> {
    const { frame, board, view } = this.#parts;
    frame.sound.play('bigWin');
    const over = view.bigWin();
    board.shower(60);
    await animate(1800, (progress) => over.show(frame.money(Math.round(pay * easeOut(progress)))));
    await wait(900);
    over.close();
  }

  async #cycle(wins: readonly SlotWin[], isCelebrated: boolean): Promise<void> {
    const turn = this.#turn;
    const { board, view, rules } = this.#parts;
    if (wins.length < 2 || isMotionReduced()) return;
    for (let index = 0; index < wins.length * 2; index += 1) {
      await wait(EACH_WIN);
      const win = wins[index % wins.length];
      if (turn !== this.#turn || !win) return;
      board.highlight(win.positions);
      view.lines([win], rules.help.lineLayout);
      view.message(this.#nameWin(win), isCelebrated);
    }
  }

  #nameWin(win: SlotWin): string {
    const { frame, rules } = this.#parts;
    const { slots } = frame.texts;
    const name = rules.nameOf(win.symbol);
    const amount = frame.money(win.pay);
    if (win.line !== null) return slots.line(win.line + 1, win.count, name, amount);
    if (win.ways !== null) return slots.ways(win.ways, win.count, name, amount);
    return slots.scatter(win.count, name, amount);
  }
}

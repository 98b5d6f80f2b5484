import type { Stakes } from '../../api/calls.ts';
import { button, element, icon } from '../dom.ts';
import type { IconName } from '../icon-shapes.ts';
import { animate, easeOut } from '../motion.ts';
import type { Texts } from '../texts.ts';
import { highestRung } from './rungs.ts';

export interface BarOptions {
  stakes: Stakes;
  texts: Texts;
  money: (amount: number) => string;
  /** The round button; games without one (crash, tables) bring their own actions. */
  onSpin?: () => void;
  /** Its name and picture, where it does not spin. */
  action?: { label: string; icon: IconName };
}

/** The bet bar: balance, bet with its two buttons, win, and the button that starts a round. */
export class BetBar {
  readonly root: HTMLElement;
  readonly spin: HTMLButtonElement | null;
  readonly #options: BarOptions;
  readonly #balance: HTMLElement;
  readonly #bet: HTMLElement;
  readonly #win: HTMLElement;
  readonly #lower: HTMLButtonElement;
  readonly #raise: HTMLButtonElement;
  readonly #betLabel: HTMLElement;
  #rung: number;
  /** The highest rung that may be staked; -1 when all are too high. */
  #top: number;
  #isLocked = false;
  #shownWin = 0;
  #countUp = 0;
  onStake: (stake: number) => void = () => undefined;

  constructor(options: BarOptions) {
    const { texts, stakes, onSpin } = options;
    const action = options.action ?? { label: texts.spin, icon: 'rotate-cw' };
    this.#options = options;
    this.#rung = Math.max(0, stakes.ladder.indexOf(stakes.start));
    this.#top = stakes.ladder.length - 1;
    this.#balance = element('span', { class: 'value money' });
    this.#bet = element('span', { class: 'value', 'aria-live': 'polite' });
    this.#win = element('span', { class: 'value money' });
    this.#lower = button('ring', texts.lower, [icon('minus', 24)], () => this.step(-1));
    this.#raise = button('ring', texts.raise, [icon('plus', 24)], () => this.step(1));
    this.spin = onSpin ? button('spin', action.label, [icon(action.icon, 44)], onSpin) : null;
    this.#betLabel = element('span', { class: 'label' }, texts.bet);
    const cell = (name: string, label: string | HTMLElement, value: HTMLElement) =>
      element(
        'div',
        { class: `cell ${name}` },
        typeof label === 'string' ? element('span', { class: 'label' }, label) : label,
        value,
      );
    this.root = element(
      'div',
      { class: this.spin ? 'bar' : 'bar no-spin' },
      element(
        'div',
        { class: 'readings' },
        cell('balance', texts.balance, this.#balance),
        cell('bet', this.#betLabel, this.#bet),
        cell('win', texts.win, this.#win),
      ),
      element('div', { class: 'controls' }, this.#lower, this.spin, this.#raise),
    );
    this.#showStake();
    this.win(0);
  }

  get stake(): number {
    return this.#options.stakes.ladder[this.#rung] ?? this.#options.stakes.min;
  }

  /** Shows the stake of a round that was begun elsewhere. */
  setStake(stake: number): void {
    const rung = this.#options.stakes.ladder.indexOf(stake);
    if (rung >= 0) this.#rung = rung;
    this.#showStake();
    if (rung < 0) this.#write(this.#bet, stake);
  }

  /** Stakes above an amount are not offered: what is set comes down to it, and the bar says why. Null lifts that. */
  limit(most: number | null): void {
    const { texts, stakes, money } = this.#options;
    this.#top = highestRung(stakes.ladder, most);
    this.#betLabel.textContent = most === null ? texts.bet : texts.betMost(money(most));
    this.#betLabel.classList.toggle('is-limited', most !== null);
    const parts = this.#betLabel.textContent.split(' ').map(({ length }) => length);
    this.#betLabel.style.setProperty('--letters', String(Math.max(...parts)));
    if (this.#rung > this.#top && !this.#isLocked) {
      this.#rung = Math.max(0, this.#top);
      this.#showStake();
      this.onStake(this.stake);
    }
    this.lock(this.#isLocked);
  }

  step(by: number): void {
    if (this.#isLocked) return;
    this.#rung = Math.max(0, Math.min(this.#top, this.#rung + by));
    this.#showStake();
    this.onStake(this.stake);
  }

  /** What stands on the table where the bet is not a rung (roulette). */
  showBet(amount: number): void {
    this.#write(this.#bet, amount);
  }

  balance(amount: number): void {
    this.#write(this.#balance, amount);
  }

  /** Sets the win, counting up to it when asked. */
  win(amount: number, counted = false): void {
    this.#countUp += 1;
    const turn = this.#countUp;
    const from = counted ? Math.min(this.#shownWin, amount) : amount;
    const write = (value: number): void => {
      if (turn !== this.#countUp) return;
      this.#shownWin = value;
      this.#write(this.#win, value);
      this.#win.classList.toggle('is-zero', value === 0);
    };
    if (from === amount) write(amount);
    else void animate(900, (progress) => write(from + Math.round((amount - from) * easeOut(progress))));
  }

  /** During a round nothing may be changed or started. */
  lock(isLocked: boolean): void {
    this.#isLocked = isLocked;
    this.root.classList.toggle('is-locked', isLocked);
    if (!isLocked && this.#rung > this.#top) {
      this.#rung = Math.max(0, this.#top);
      this.#write(this.#bet, this.stake);
    }
    if (this.spin) this.spin.disabled = isLocked || this.#top < 0;
    this.#updateButtons();
  }

  #showStake(): void {
    this.#write(this.#bet, this.stake);
    this.#updateButtons();
  }

  #updateButtons(): void {
    this.#lower.disabled = this.#isLocked || this.#rung === 0;
    this.#raise.disabled = this.#isLocked || this.#rung >= this.#top;
  }

  #write(target: HTMLElement, amount: number): void {
    const text = this.#options.money(amount);
    target.textContent = text;
    target.classList.toggle('is-long', text.length > 10);
    target.style.setProperty('--letters', String(text.length));
  }
}

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

/** Free spins as the bar shows them: what is left, the stake of each, and what they have won. */
export interface BarGift {
  readonly left: number;
  readonly stake: number;
  readonly won: number;
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
  #gift: BarGift | null = null;
  #most: number | null = null;
  #ownBalance = 0;
  readonly #balanceLabel: HTMLElement;
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
    this.#balanceLabel = element('span', { class: 'label' }, texts.balance);
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
        cell('balance', this.#balanceLabel, this.#balance),
        cell('bet', this.#betLabel, this.#bet),
        cell('win', texts.win, this.#win),
      ),
      element('div', { class: 'controls' }, this.#lower, this.spin, this.#raise),
    );
    this.#showStake();
    this.win(0);
  }

  get stake(): number {
    return this.#gift?.stake ?? this.#options.stakes.ladder[this.#rung] ?? this.#options.stakes.min;
  }

  /**
   * Shows that free spins are played: the stake is theirs and cannot be changed, the button counts what is left, and what
   * they have won stands where the balance is. Null: the player's own money again.
   */
  gift(gift: BarGift | null): void {
    const { texts } = this.#options;
    this.#gift = gift;
    this.root.classList.toggle('is-gift', gift !== null);
    this.#balanceLabel.textContent = gift ? texts.gift.won : texts.balance;
    this.#write(this.#balance, gift ? gift.won : this.#ownBalance);
    if (gift) {
      this.#betLabel.textContent = texts.gift.fixed;
      this.#betLabel.classList.remove('is-limited');
      this.#write(this.#bet, gift.stake);
    } else this.limit(this.#most);
    if (this.spin) {
      const { label, icon: shape } = this.#options.action ?? { label: texts.spin, icon: 'rotate-cw' as const };
      const left = gift && `${gift.left} ${texts.gift.left}`;
      this.spin.setAttribute('aria-label', left === null ? label : `${texts.gift.spin}, ${left}`);
      this.spin.replaceChildren(
        ...(gift
          ? [element('strong', {}, String(gift.left)), element('span', {}, texts.gift.left)]
          : [icon(shape, 44)]),
      );
    }
    if (!gift) this.#showStake();
    this.lock(this.#isLocked);
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
    this.#most = most;
    this.#top = highestRung(stakes.ladder, most);
    if (this.#gift) return;
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
    if (this.#isLocked || this.#gift) return;
    this.#rung = Math.max(0, Math.min(this.#top, this.#rung + by));
    this.#showStake();
    this.onStake(this.stake);
  }

  /** What stands on the table where the bet is not a rung (roulette). */
  showBet(amount: number): void {
    this.#write(this.#bet, amount);
  }

  balance(amount: number): void {
    this.#ownBalance = amount;
    if (!this.#gift) this.#write(this.#balance, amount);
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
    if (!isLocked && !this.#gift && this.#rung > this.#top) {
      this.#rung = Math.max(0, this.#top);
      this.#write(this.#bet, this.stake);
    }
    if (this.spin) this.spin.disabled = isLocked || (this.#top < 0 && !this.#gift);
    this.#updateButtons();
  }

  #showStake(): void {
    this.#write(this.#bet, this.stake);
    this.#updateButtons();
  }

  #updateButtons(): void {
    const isFixed = this.#isLocked || this.#gift !== null;
    this.#lower.disabled = isFixed || this.#rung === 0;
    this.#raise.disabled = isFixed || this.#rung >= this.#top;
  }

  #write(target: HTMLElement, amount: number): void {
    const text = this.#options.money(amount);
    target.textContent = text;
    target.classList.toggle('is-long', text.length > 10);
    target.style.setProperty('--letters', String(text.length));
  }
}

import type { PlayAnswer, PlayRequest, SessionAnswer } from '../../api/calls.ts';
import { formatMoney } from '@cosmodrome/rules/money/format';
import { CallError, newRequestId, type ArcadeClient } from '../client.ts';
import { button, element, icon, wait } from '../dom.ts';
import type { Host } from '../host/host.ts';
import { openFairness } from '../sheets/fairness.ts';
import { openRules } from '../sheets/rules.ts';
import type { Surroundings } from '../sheets/surroundings.ts';
import { Sound } from '../sound.ts';
import type { Texts } from '../texts.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { isSheetOpen, openSheet } from './sheet.ts';
import { ShownBalance } from './shown-balance.ts';

/** What every game has around it: the session, the host, money in words, the live region, and the way to play a step. */
export class Frame implements Surroundings {
  readonly session: SessionAnswer;
  readonly client: ArcadeClient;
  readonly host: Host;
  readonly texts: Texts;
  readonly sound = new Sound();
  readonly root: HTMLElement;
  /** Where the game puts its scene. */
  readonly stage: HTMLElement;
  readonly #live: HTMLElement;
  readonly #notice: HTMLElement;
  readonly #balance: ShownBalance;
  #isPaused = false;
  #lastStart = 0;
  onBalance: (balance: number) => void = () => undefined;
  /** The most that a round may stake while a bonus is wagered; null without one. */
  highestStake: number | null = null;
  onHighestStake: (most: number | null) => void = () => undefined;
  /** Whether the player leaves free spins for own money. */
  onOwnMoney: (on: boolean) => void = () => undefined;
  /** Called when play may go on: after a pause, or when a sheet that stopped it was closed. */
  onResume: () => void = () => undefined;

  constructor(session: SessionAnswer, client: ArcadeClient, host: Host, texts: Texts, root: HTMLElement) {
    this.session = session;
    this.client = client;
    this.host = host;
    this.texts = texts;
    this.root = root;
    this.#balance = new ShownBalance(session.balance, (amount) => this.#showBalance(amount));
    this.stage = element('div', { class: 'stage' });
    this.#live = element('p', { class: 'sr-only', role: 'status', 'aria-live': 'polite' });
    this.#notice = element('p', { class: 'notice', role: 'alert', hidden: true });
    root.classList.toggle('is-alone', !host.isFramed);
    root.classList.toggle('is-demo', session.mode === 'demo');
    root.replaceChildren(this.stage, this.#tools(), this.#notice, this.#live);
    client.onConnection = (isLost) => this.notice(isLost ? texts.reconnecting : null);
    host.on('open-rules', () => openRules(this));
    host.on('open-fairness', () => void openFairness(this));
    host.on('reality-check-pause', () => this.#pause(true));
    host.on('resume', () => this.#pause(false));
    host.on('highest-stake', ({ amount }) => {
      this.highestStake = amount;
      this.onHighestStake(amount);
    });
    host.on('own-money', ({ on }) => this.onOwnMoney(on));
    host.on('balance', ({ amount }) => {
      if (session.mode === 'real') this.#balance.hear(amount);
    });
  }

  get balance(): number {
    return this.#balance.amount;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  readonly money = (amount: number): string => formatMoney(amount, this.session.currency, this.session.locale).text;

  /** How what came back of a stake is shown and said. */
  outcome(win: number, stake: number): Outcome {
    return outcomeOf(win, stake, this.texts, this.money);
  }

  /** Tells a screen reader what has happened. */
  say(text: string): void {
    this.#live.textContent = '';
    this.#live.textContent = text;
  }

  /** A line over the game while something is wrong; null takes it away. */
  notice(text: string | null): void {
    this.#notice.hidden = text === null;
    this.#notice.textContent = text ?? '';
  }

  setBalance(balance: number): void {
    this.#balance.set(balance);
  }

  #showBalance(balance: number): void {
    this.onBalance(balance);
    this.host.say({ type: 'balance', amount: balance, currency: this.session.currency });
  }

  /** Waits until the least time since the last round has passed. */
  async awaitCycle(): Promise<void> {
    const left = this.#lastStart + this.session.policy.min_cycle_ms - performance.now();
    if (left > 0) await wait(left);
  }

  /**
   * Plays one step and tells the host. A stake is taken off the shown balance at once; what the server says counts. A round
   * of free spins begins without one.
   * Declines are shown to the player here; the answer is then null, and the game goes back to where it stood.
   */
  async play(action: PlayRequest['action'], stake: number, freespins?: string): Promise<PlayAnswer | null> {
    if (this.#isPaused) {
      this.notice(this.texts.paused);
      return null;
    }
    const before = this.balance;
    if (stake > before) {
      this.#explain(new CallError('insufficient_funds'));
      return null;
    }
    const begins = stake > 0 || freespins !== undefined;
    if (begins) this.#lastStart = performance.now();
    if (stake > 0) this.#showBalance(before - stake);
    this.#balance.begin();
    try {
      const answer = await this.client.play(action, newRequestId(), freespins);
      // The server counts from when the round reached it: a slow line before a fast one must not look like haste.
      if (begins) this.#lastStart = performance.now();
      if (begins) this.host.say({ type: 'round-start', round: answer.round.id, stake: answer.stake });
      return answer;
    } catch (error) {
      this.#showBalance(before);
      this.#balance.end();
      this.#explain(error);
      return null;
    }
  }

  /**
   * To be called when a step has been shown: the balance after it, and the end of its round. A round of free spins ends
   * later, by `endRound`: when the game has said what they won.
   */
  settle(answer: PlayAnswer): void {
    if (answer.balance !== null) this.setBalance(answer.balance);
    this.#balance.end();
    if (answer.round.finished && !answer.freespins) this.endRound(answer);
  }

  /** Tells the host that a round has ended. What the page shows of it comes after what the game has said. */
  endRound({ round: { id, stake, win }, freespins }: PlayAnswer): void {
    // What a free round wins is not in the wallet: it changes nothing of how the session goes.
    this.host.say({ type: 'round-end', round: id, stake, win: freespins ? 0 : win });
  }

  #explain(error: unknown): void {
    const code = error instanceof CallError ? error.code : 'internal';
    if (code === 'insufficient_funds') return this.#noFunds();
    if (code === 'round_open') {
      this.onResume();
      return;
    }
    this.host.say({ type: 'error', code, message: this.texts.errors[code] });
    // The page asks, and says when play goes on: that is no error, and nothing to close.
    if (code === 'reality_check_due' && this.host.isFramed) return this.#pause(true);
    const sheet = openSheet(this.texts.oops, this.texts.close, [element('p', {}, this.texts.errors[code])]);
    sheet.addEventListener('close', () => this.onResume());
  }

  #noFunds(): void {
    const { texts, host } = this;
    const isDemo = this.session.mode === 'demo';
    const act = async (): Promise<void> => {
      sheet.close();
      if (isDemo) this.setBalance(await this.client.refill());
      else host.say({ type: 'open-cashbox' });
    };
    const label = isDemo ? texts.refill : texts.openCashbox;
    const action = button('primary', label, [label], () => void act());
    const sheet = openSheet(texts.noFunds, texts.close, [
      element('p', {}, texts.errors.insufficient_funds),
      element('div', { class: 'actions' }, action),
    ]);
  }

  #pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
    this.notice(isPaused ? this.texts.paused : null);
    if (!isPaused) this.onResume();
  }

  #tools(): HTMLElement {
    const { texts } = this;
    const sound = button('icon', texts.soundOn, [icon('volume-x')], () => {
      const isOn = this.sound.toggle();
      sound.setAttribute('aria-label', isOn ? texts.soundOff : texts.soundOn);
      sound.replaceChildren(icon(isOn ? 'volume-2' : 'volume-x'));
    });
    return element(
      'div',
      { class: 'tools' },
      this.session.mode === 'demo' ? element('span', { class: 'demo-mark' }, texts.demo) : null,
      ...(this.host.isFramed ? [] : this.#sheetButtons()),
      sound,
    );
  }

  /** A host that speaks the protocol has these two beside the frame. */
  #sheetButtons(): HTMLElement[] {
    const { texts } = this;
    return [
      button('icon', texts.rules, [icon('book-open')], () => openRules(this)),
      button('icon', texts.fairness, [icon('shield-check')], () => void openFairness(this)),
    ];
  }

  /** Space starts a round, the arrows change the bet, unless a sheet is open or a control has the key itself. */
  keys(keys: { start: () => void; step: (by: number) => void }): void {
    addEventListener('keydown', (event) => {
      if (isSheetOpen() || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
      const focused = event.target instanceof Element ? event.target.closest('button, input, select, a') : null;
      if (event.key === ' ' && (!focused || focused.matches('.spin'))) {
        event.preventDefault();
        keys.start();
      }
      if (focused?.matches('input, select')) return;
      if (event.key === 'ArrowUp' || event.key === 'ArrowRight') keys.step(1);
      if (event.key === 'ArrowDown' || event.key === 'ArrowLeft') keys.step(-1);
    });
  }
}

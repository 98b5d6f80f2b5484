import type { RouletteEvent, RouletteHelp } from '@cosmodrome/maths/roulette/types';
import { button, element, icon } from '../../frame/dom.ts';
import type { IconName } from '../../frame/icon-shapes.ts';
import { BetBar } from '../../frame/shell/bar.ts';
import type { Frame } from '../../frame/shell/frame.ts';
import { dress } from '../../frame/theme.ts';
import { Bets } from './bets.ts';
import type { Spot } from './spots.ts';
import { chipText } from './chip-text.ts';
import { Table } from './table.ts';
import { Wheel } from './wheel.ts';

const CHIP_COLOURS = ['#2f87c4', '#1f9a5c', '#8a4bd0', '#d3641f', '#c02a44', '#5a6f92'];
const CHIPS = 5;

/** A roulette round on the screen: chips, the spin that shows what the server has decided, and what was paid. */
export class RouletteGame {
  readonly #frame: Frame;
  readonly #help: RouletteHelp;
  readonly #bets: Bets;
  readonly #bar: BetBar;
  readonly #table: Table;
  readonly #wheel: Wheel;
  readonly #outcome = element('p', { class: 'outcome' });
  readonly #last = element('ol', { class: 'last' });
  readonly #chips: readonly number[];
  readonly #picks: readonly HTMLButtonElement[];
  #chip: number;
  #numbers: number[];
  #isBusy = false;

  constructor(frame: Frame) {
    const { texts, session } = frame;
    const { stakes } = session.rules;
    this.#frame = frame;
    this.#help = session.rules.help as RouletteHelp;
    this.#bets = new Bets(stakes, this.#help.maxBets);
    this.#chips = stakes.ladder.slice(1, 1 + CHIPS);
    this.#chip = this.#chips[1] ?? stakes.min;
    this.#numbers = session.recent.filter((value) => typeof value === 'number');
    this.#wheel = new Wheel(this.#help.wheel, this.#help.reds);
    this.#table = new Table({
      texts,
      reds: this.#help.reds,
      money: frame.money,
      chipText: (amount) => this.#chipText(amount),
      onPlace: (spot) => this.#place(spot),
    });
    this.#bar = new BetBar({ stakes, texts, money: frame.money, onSpin: () => void this.spin() });
    this.#picks = this.#chips.map((amount, index) => this.#pick(amount, index));
    this.#bar.balance(frame.balance);
    frame.onBalance = (balance) => this.#bar.balance(balance);
    const root = element(
      'div',
      { class: 'roulette' },
      element('h1', { class: 'sr-only' }, session.game.title),
      element(
        'section',
        { class: 'wheel-box' },
        this.#wheel.root,
        element('div', { class: 'readout' }, this.#outcome, this.#last),
      ),
      element('section', { class: 'table-box' }, this.#table.root, this.#tray()),
      this.#bar.root,
    );
    this.#last.setAttribute('aria-label', texts.roulette.last);
    dress(root, session.game.theme);
    frame.stage.append(root);
    frame.keys({ start: () => void this.spin(), step: () => undefined });
    this.#showNumbers();
    this.#showBets();
  }

  async spin(): Promise<void> {
    const { texts } = this.#frame;
    if (this.#isBusy || this.#frame.isPaused) return;
    const stake = this.#bets.total;
    if (stake === 0) {
      this.#frame.notice(texts.roulette.noBets);
      setTimeout(() => this.#frame.notice(null), 2500);
      return;
    }
    this.#setBusy(true);
    await this.#frame.awaitCycle();
    const placed = this.#bets.on();
    const bets = this.#bets.placements();
    const answer = await this.#frame.play({ type: 'spin', bets }, stake);
    if (!answer) return this.#setBusy(false);
    this.#bar.win(0);
    this.#table.result(null);
    this.#outcome.replaceChildren(texts.roulette.spinning);
    this.#frame.say(texts.roulette.spinning);
    const events = answer.events as RouletteEvent[];
    const ball = events.find((event) => event.kind === 'ball');
    if (ball) await this.#wheel.spin(ball.pocket);
    this.#frame.settle(answer);
    const spots = [...placed.keys()];
    const won = new Set(events.flatMap((event) => (event.kind === 'bet-won' ? [spots[event.bet]?.key ?? ''] : [])));
    if (ball) this.#show(ball.pocket, ball.colour, answer.win, stake);
    this.#bets.played();
    this.#table.chips(new Map([...placed].filter(([spot]) => won.has(spot.key))), this.#colourOf, won);
    this.#setBusy(false);
  }

  #show(pocket: number, colour: 'red' | 'black' | 'green', win: number, stake: number): void {
    const { texts, sound } = this.#frame;
    const { isCelebrated, said } = this.#frame.outcome(win, stake);
    const name = texts.roulette.result(pocket, texts.roulette[colour]);
    const number = element('b', { 'data-colour': colour }, String(pocket));
    this.#outcome.replaceChildren(number, element('span', { class: isCelebrated ? 'money' : '' }, said));
    this.#table.result(pocket);
    this.#bar.win(win, isCelebrated);
    if (isCelebrated) sound.play('win');
    this.#frame.say(`${name}. ${said}`);
    this.#numbers = [pocket, ...this.#numbers].slice(0, 12);
    this.#showNumbers();
  }

  #place(spot: Spot): void {
    if (this.#isBusy) return;
    if (this.#bets.total === 0) this.#clearResult();
    const { highestStake: most, texts, money } = this.#frame;
    if (!this.#bets.place(spot, this.#chip, most ?? undefined)) {
      const isBonus = most !== null && this.#bets.total + this.#chip > most;
      this.#frame.notice(isBonus ? texts.bonusMost(money(most)) : texts.roulette.tableFull);
      setTimeout(() => this.#frame.notice(null), 2500);
      return;
    }
    this.#frame.sound.play('chip');
    this.#showBets();
  }

  #clearResult(): void {
    this.#table.result(null);
    this.#outcome.replaceChildren();
    this.#bar.win(0);
  }

  #showBets(): void {
    this.#table.chips(this.#bets.on(), this.#colourOf);
    this.#bar.showBet(this.#bets.total);
  }

  #colourOf = (amount: number): number => {
    let index = 0;
    this.#chips.forEach((chip, place) => {
      if (amount >= chip) index = place;
    });
    return index;
  };

  #setBusy(isBusy: boolean): void {
    this.#isBusy = isBusy;
    this.#bar.lock(isBusy);
    this.#table.isLocked = isBusy;
    this.#bar.showBet(this.#bets.total);
    for (const pick of this.#picks) pick.disabled = isBusy;
  }

  #chipText(amount: number): string {
    const { currency, locale } = this.#frame.session;
    return chipText(amount, currency, locale);
  }

  #pick(amount: number, index: number): HTMLButtonElement {
    const { texts, money } = this.#frame;
    const pick = button('chip-pick', texts.roulette.chip(money(amount)), [this.#chipText(amount)], () => {
      this.#chip = amount;
      for (const other of this.#picks) other.setAttribute('aria-pressed', String(other === pick));
    });
    pick.style.setProperty('--chip', CHIP_COLOURS[index % CHIP_COLOURS.length] ?? '');
    pick.setAttribute('aria-pressed', String(amount === this.#chip));
    return pick;
  }

  #tray(): HTMLElement {
    const { roulette } = this.#frame.texts;
    const act = (name: IconName, label: string, change: () => void) =>
      button('quiet', label, [icon(name, 18), element('span', {}, label)], () => {
        if (this.#isBusy) return;
        change();
        this.#clearResult();
        this.#showBets();
      });
    return element(
      'div',
      { class: 'tray' },
      ...this.#picks,
      act('undo-2', roulette.undo, () => this.#bets.undo()),
      act('x', roulette.clear, () => this.#bets.clear()),
      act('repeat', roulette.repeat, () => this.#bets.repeat()),
    );
  }

  #showNumbers(): void {
    const colourOf = (number: number): string =>
      number === 0 ? 'green' : this.#help.reds.includes(number) ? 'red' : 'black';
    this.#last.replaceChildren(
      ...this.#numbers.map((number) => element('li', { 'data-colour': colourOf(number) }, String(number))),
    );
  }
}

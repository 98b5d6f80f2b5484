import type { CrashTable } from '../../api/calls.ts';
import { formatMoney } from '@cosmodrome/rules/money/format';
import { element } from '../../frame/dom.ts';
import { dress } from '../../frame/theme.ts';
import type { Frame } from '../../frame/shell/frame.ts';

/** The multiplier at which a player is paid out automatically, before any other was typed, in hundredths. */
const FIRST_TARGET = 200;

function hundredthsText(hundredths: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return format.format(hundredths / 100);
}

/** Hundredths as a player reads them: `2.37×`. */
export const multiplierText = (hundredths: number, locale: string): string => `${hundredthsText(hundredths, locale)}×`;

/** The page of the shared table: sky with the multiplier, last rounds, bet panel, and who has bet. */
export class CrashView {
  readonly canvas = element('canvas', { 'aria-hidden': 'true' });
  readonly main = element('button', { type: 'button', class: 'button ignited spin-like' });
  readonly autoSwitch = element('input', { type: 'checkbox', name: 'auto' });
  readonly autoTarget = element('input', {
    type: 'text',
    inputmode: 'decimal',
    maxlength: 9,
    name: 'target',
  });
  readonly #frame: Frame;
  readonly #multiplier = element('p', { class: 'multiplier' });
  readonly #state = element('p', { class: 'state' });
  readonly #history = element('ol', { class: 'history' });
  readonly #bets = element('ol', { class: 'bets' });
  readonly #count = element('span', { class: 'count' });
  #number = 0;
  #shownHistory = '';
  #shownBets = '';

  constructor(frame: Frame, bar: HTMLElement) {
    this.#frame = frame;
    const { texts, session } = frame;
    this.#history.setAttribute('aria-label', texts.crash.history);
    this.#bets.setAttribute('aria-label', texts.crash.bets);
    this.autoTarget.setAttribute('aria-label', texts.crash.auto);
    this.autoTarget.value = hundredthsText(FIRST_TARGET, session.locale);
    const auto = element('label', { class: 'auto' }, this.autoSwitch, element('span', {}, texts.crash.auto));
    const root = element(
      'div',
      { class: 'crash' },
      element('h1', { class: 'sr-only' }, session.game.title),
      element(
        'section',
        { class: 'sky' },
        this.canvas,
        this.#history,
        element('div', { class: 'reading', 'aria-hidden': 'true' }, this.#multiplier, this.#state),
      ),
      element(
        'section',
        { class: 'seats' },
        element('header', {}, element('h2', {}, texts.crash.bets), this.#count),
        this.#bets,
      ),
      element(
        'section',
        { class: 'panel' },
        bar,
        element('div', { class: 'auto-row' }, auto, this.autoTarget, element('span', { 'aria-hidden': 'true' }, '×')),
        this.main,
      ),
    );
    dress(root, session.game.theme);
    frame.stage.append(root);
  }

  reading(multiplier: number, state: string, phase: CrashTable['phase']): void {
    const text = multiplierText(multiplier, this.#frame.session.locale);
    if (this.#multiplier.textContent !== text) this.#multiplier.textContent = text;
    if (this.#state.textContent !== state) this.#state.textContent = state;
    if (this.#multiplier.dataset['phase'] !== phase) this.#multiplier.dataset['phase'] = phase;
  }

  /** The list of bets and the last rounds. */
  table(table: CrashTable, ownSeat: string | null): void {
    const { texts, session } = this.#frame;
    this.#count.textContent = texts.crash.players(table.players);
    this.#showHistory(table);
    const key = JSON.stringify([table.bets, table.phase, ownSeat]);
    if (key === this.#shownBets) return;
    this.#shownBets = key;
    this.#number = table.number;
    const own = table.bets.filter((bet) => bet.id === ownSeat);
    const others = table.bets.filter((bet) => bet.id !== ownSeat);
    const rows = [...own, ...others].map((bet) => {
      const name = bet.id === ownSeat ? texts.crash.you : (bet.nickname ?? texts.crash.guest);
      const amount = (value: number): string => formatMoney(value, bet.currency, session.locale).text;
      const isLost = bet.cashed_at === null && table.phase === 'crashed';
      const mood = bet.cashed_at !== null ? 'is-cashed' : isLost ? 'is-lost' : '';
      return element(
        'li',
        { class: `${mood} ${bet.id === ownSeat ? 'is-own' : ''}` },
        element('span', { class: 'name' }, name),
        element('span', { class: 'at' }, bet.cashed_at === null ? '' : multiplierText(bet.cashed_at, session.locale)),
        element('span', { class: 'sum' }, bet.cashed_at === null ? amount(bet.stake) : amount(bet.win)),
      );
    });
    this.#bets.replaceChildren(...(rows.length > 0 ? rows : [element('li', { class: 'none' }, texts.crash.noBets)]));
  }

  get number(): number {
    return this.#number;
  }

  #showHistory({ history }: CrashTable): void {
    const key = history.map((round) => round.number).join();
    if (key === this.#shownHistory) return;
    this.#shownHistory = key;
    const chips = history.map(({ point }) => {
      const size = point >= 1000 ? 'is-high' : point >= 200 ? 'is-mid' : 'is-low';
      return element('li', { class: size }, multiplierText(point, this.#frame.session.locale));
    });
    this.#history.replaceChildren(...chips);
  }
}

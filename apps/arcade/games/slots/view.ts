import type { SlotWin } from '@cosmodrome/maths/slots/types';
import type { BetBar } from '../../frame/shell/bar.ts';
import { button, element, svg } from '../../frame/dom.ts';
import { dress } from '../../frame/theme.ts';
import type { Frame } from '../../frame/shell/frame.ts';

/** More lines than this at once hide the symbols. */
const MOST_LINES = 5;
/** Colours that tell lines apart; none of them is the gold of money. */
const LINE_HUES = [195, 330, 140, 265, 20, 215, 300, 165, 350, 95];

/** The page of a slot around its canvas: scene, title, reel housing, message, lines, and what comes up over it. */
export class SlotView {
  readonly canvas = element('canvas', { 'aria-hidden': 'true' });
  readonly #root: HTMLElement;
  readonly #lines = svg('svg', {
    class: 'win-lines',
    viewBox: '0 0 5 3',
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  readonly #message = element('p', { class: 'message' });
  readonly #feature = element('div', { class: 'feature-bar', hidden: true });
  readonly #over = element('div', { class: 'over', hidden: true });

  constructor(frame: Frame, bar: BetBar, rows: number) {
    const { game } = frame.session;
    const { theme } = game;
    this.#root = element(
      'div',
      { class: 'slot' },
      element('div', { class: 'scene' }),
      element(
        'div',
        { class: 'cabinet', style: `--rows:${rows}` },
        element('h1', { class: 'title' }, game.title),
        element(
          'div',
          { class: 'housing' },
          element(
            'div',
            { class: 'window' },
            ...Array.from({ length: 5 }, () => element('div', { class: 'column' })),
            element('div', { class: 'canvas' }, this.canvas),
            this.#lines,
          ),
          this.#feature,
          this.#message,
          this.#over,
        ),
        bar.root,
      ),
    );
    dress(this.#root, theme);
    frame.stage.append(this.#root);
  }

  set isSpinning(isSpinning: boolean) {
    this.#root.classList.toggle('is-spinning', isSpinning);
  }

  /** A line under the reels; empty takes it away. */
  message(text: string, isMoney = false): void {
    this.#message.textContent = text;
    this.#message.classList.toggle('is-shown', text !== '');
    this.#message.classList.toggle('is-money', isMoney);
  }

  /** How far the free spins are; null when there are none. */
  feature(text: string | null): void {
    this.#feature.hidden = text === null;
    this.#feature.textContent = text ?? '';
    this.#root.classList.toggle('in-feature', text !== null);
  }

  /** Draws the lines of wins over the reels. */
  lines(wins: readonly SlotWin[], layout: readonly (readonly number[])[] | null): void {
    const shown = [...wins].sort((a, b) => b.pay - a.pay).slice(0, MOST_LINES);
    const paths = shown.flatMap((win) => {
      const rows = win.line === null ? undefined : layout?.[win.line];
      if (!rows || win.line === null) return [];
      const points = [
        `0,${(rows[0] ?? 0) + 0.5}`,
        ...rows.map((row, reel) => `${reel + 0.5},${row + 0.5}`),
        `5,${(rows.at(-1) ?? 0) + 0.5}`,
      ];
      const hue = LINE_HUES[win.line % LINE_HUES.length] ?? 195;
      return [svg('polyline', { points: points.join(' '), style: `stroke:hsl(${hue} 90% 70%)` })];
    });
    this.#lines.replaceChildren(...paths);
  }

  /** An announcement over the reels that waits for the player; resolves when it was read. */
  announce(heading: HTMLElement, detail: string | null, action: string, picture: Node | null = null): Promise<void> {
    this.message('');
    return new Promise((resolve) => {
      const done = (): void => {
        this.#over.hidden = true;
        this.#over.replaceChildren();
        resolve();
      };
      const go = button('ignited', action, [action], done);
      this.#over.replaceChildren(
        ...[picture, heading, detail === null ? null : element('p', {}, detail), go].filter((node) => node !== null),
      );
      this.#over.hidden = false;
      go.focus({ preventScroll: true });
    });
  }

  /** The amount of a big win over the reels; the answer sets it while it is counted up, or takes it away. */
  bigWin(): { show: (text: string) => void; close: () => void } {
    const amount = element('strong', { class: 'amount money' });
    this.#over.replaceChildren(amount);
    this.#over.hidden = false;
    this.#over.classList.add('is-win');
    return {
      show: (text) => {
        amount.textContent = text;
        amount.style.setProperty('--letters', String(text.length));
      },
      close: () => {
        this.#over.hidden = true;
        this.#over.classList.remove('is-win');
        this.#over.replaceChildren();
      },
    };
  }
}

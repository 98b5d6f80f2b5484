import { svg } from '../../frame/dom.ts';
import type { Texts } from '../../frame/texts.ts';
import { covered, spots, TABLE, type Placement, type Spot } from './spots.ts';

export interface TableOptions {
  texts: Texts;
  reds: readonly number[];
  money: (amount: number) => string;
  /** What is written on a chip. */
  chipText: (amount: number) => string;
  onPlace: (spot: Spot) => void;
}

const CELL = 40;
const CHIP_COLOURS = ['#73c5f4', '#58da98', '#c68bff', '#ff9a5c', '#fe7a83', '#d0e0f2'];

/** The betting table in SVG: lying in landscape, standing in portrait. Every spot is one button with a name. */
export class Table {
  readonly root: SVGSVGElement;
  readonly #options: TableOptions;
  readonly #isUpright = matchMedia('(orientation: portrait)');
  readonly #felt = svg('g');
  readonly #chips = svg('g', { class: 'chips' });
  readonly #hits = svg('g');
  #cells = new Map<number, SVGElement>();
  #buttons = new Map<Spot, SVGElement>();
  #shown: ReadonlyMap<Spot, number> = new Map();
  #current: Spot | undefined = spots[0];

  constructor(options: TableOptions) {
    this.#options = options;
    this.root = svg('svg', { class: 'table' }, this.#felt, this.#chips, this.#hits);
    this.#isUpright.addEventListener('change', () => this.#build());
    this.root.addEventListener('keydown', (event) => this.#key(event));
    this.#build();
  }

  set isLocked(isLocked: boolean) {
    this.root.classList.toggle('is-locked', isLocked);
  }

  /** Shows what lies on the table. `won` lights the placements that were paid. */
  chips(on: ReadonlyMap<Spot, number>, chipOf: (amount: number) => number, won: ReadonlySet<string> = new Set()): void {
    this.#shown = on;
    const nodes = [...on].map(([spot, amount]) => {
      const { x, y } = this.#at(spot.x, spot.y);
      const colour = CHIP_COLOURS[chipOf(amount) % CHIP_COLOURS.length] ?? '#d0e0f2';
      return svg(
        'g',
        { transform: `translate(${x} ${y})`, class: won.has(spot.key) ? 'chip is-won' : 'chip' },
        svg('circle', { r: 12.5, cy: 1.6, fill: 'rgb(0 0 0 / .5)' }),
        svg('circle', { r: 12, fill: colour }),
        svg('circle', { r: 10, class: 'chip-edge' }),
        svg('circle', { r: 7.8, fill: '#0b1424' }),
        svg('text', { y: 3 }, this.#options.chipText(amount)),
      );
    });
    this.#chips.replaceChildren(...nodes);
    for (const [spot, node] of this.#buttons) this.#name(node, spot);
  }

  /** Marks the number that has come; null takes the mark away. */
  result(number: number | null): void {
    for (const [value, node] of this.#cells) node.classList.toggle('is-result', value === number);
  }

  #at(x: number, y: number): { x: number; y: number } {
    return this.#isUpright.matches ? { x: (TABLE.depth - y) * CELL * 2.4, y: x * CELL } : { x: x * CELL, y: y * CELL };
  }

  #box(x: number, y: number, width: number, height: number) {
    const a = this.#at(x, y);
    const b = this.#at(x + width, y + height);
    return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(b.x - a.x), height: Math.abs(b.y - a.y) };
  }

  #build(): void {
    const { reds, texts } = this.#options;
    const all = this.#box(0, 0, TABLE.length, TABLE.depth);
    this.root.setAttribute('viewBox', `-2 -2 ${all.width + 4} ${all.height + 4}`);
    this.root.classList.toggle('is-upright', this.#isUpright.matches);
    this.#felt.replaceChildren();
    this.#cells = new Map();
    this.#buttons = new Map();
    const buttons: SVGElement[] = [];
    for (const spot of spots) {
      const isEdge = ['split', 'street', 'corner', 'six-line'].includes(spot.placement.kind);
      const box = this.#box(spot.x - spot.width / 2, spot.y - spot.height / 2, spot.width, spot.height);
      if (!isEdge) this.#felt.append(this.#cell(spot, box, reds));
      const hit = svg('rect', { ...box, class: 'hit', role: 'button', tabindex: spot === this.#current ? 0 : -1 });
      hit.addEventListener('click', () => this.#options.onPlace(spot));
      hit.addEventListener('pointerenter', () => this.#light(covered(spot.placement, reds), true));
      hit.addEventListener('pointerleave', () => this.#light(covered(spot.placement, reds), false));
      this.#name(hit, spot);
      this.#buttons.set(spot, hit);
      buttons.push(hit);
    }
    this.#hits.replaceChildren(...buttons);
    this.root.setAttribute('aria-label', texts.bet);
    this.root.setAttribute('role', 'group');
  }

  #cell(spot: Spot, box: { x: number; y: number; width: number; height: number }, reds: readonly number[]): SVGElement {
    const { placement } = spot;
    const number = placement.kind === 'straight' ? placement.numbers[0] : undefined;
    const paint = number === undefined ? 'outside' : number === 0 ? 'green' : reds.includes(number) ? 'red' : 'black';
    const inset = { x: box.x + 1.5, y: box.y + 1.5, width: box.width - 3, height: box.height - 3, rx: 5 };
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const isColour = placement.kind === 'red' || placement.kind === 'black';
    const label = isColour
      ? svg('path', { d: diamond(middle.x, middle.y, 11), class: `diamond ${placement.kind}` })
      : svg(
          'text',
          { x: middle.x, y: middle.y + 5, class: number === undefined ? 'small' : 'number' },
          this.#label(placement),
        );
    const node = svg('g', { class: `cell ${paint}` }, svg('rect', inset), label);
    if (number !== undefined) this.#cells.set(number, node);
    return node;
  }

  #label(placement: Placement): string {
    if ('numbers' in placement) return String(placement.numbers[0]);
    if (placement.kind === 'column') return '2:1';
    if ('index' in placement) return `${placement.index * 12 - 11}–${placement.index * 12}`;
    if (placement.kind === 'low') return '1–18';
    if (placement.kind === 'high') return '19–36';
    return this.#options.texts.roulette.kinds[placement.kind]();
  }

  #name(node: SVGElement, spot: Spot): void {
    const { texts, money } = this.#options;
    const { placement } = spot;
    const { kinds } = texts.roulette;
    const name =
      'numbers' in placement
        ? kinds[placement.kind](placement.numbers.join(', '))
        : 'index' in placement
          ? kinds[placement.kind](String(placement.index))
          : kinds[placement.kind]();
    const amount = this.#shown.get(spot);
    node.setAttribute('aria-label', amount === undefined ? name : `${name}, ${money(amount)}`);
  }

  #light(numbers: readonly number[], isLit: boolean): void {
    for (const number of numbers) this.#cells.get(number)?.classList.toggle('is-lit', isLit);
  }

  /** One tab stop; the arrows go to the nearest spot on that side, Enter or space puts a chip there. */
  #key(event: KeyboardEvent): void {
    const from = this.#current;
    if (!from) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      this.#options.onPlace(from);
      return;
    }
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const [dx = 0, dy = 0] = way;
    const here = this.#at(from.x, from.y);
    let best: { spot: Spot; far: number } | null = null;
    for (const spot of spots) {
      const there = this.#at(spot.x, spot.y);
      const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
      const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
      const far = along + aside * 2;
      if (along > 0.5 && (best === null || far < best.far)) best = { spot, far };
    }
    if (!best) return;
    this.#buttons.get(from)?.setAttribute('tabindex', '-1');
    this.#current = best.spot;
    const node = this.#buttons.get(best.spot);
    node?.setAttribute('tabindex', '0');
    node?.focus();
  }
}

function diamond(x: number, y: number, size: number): string {
  return `M${x - size * 1.5} ${y}L${x} ${y - size}L${x + size * 1.5} ${y}L${x} ${y + size}Z`;
}

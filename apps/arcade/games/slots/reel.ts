import { Container, Sprite, type Texture } from 'pixi.js';

/** Rows that pass in a second at full speed. */
const SPEED = 19;
/** Seconds from rest to full speed. */
const RUN_UP = 0.18;
const BOUNCE = 0.22;
/** Share of a cell that a symbol fills; of the width of a cell that is taller than wide a little more. */
const FILL = 0.9;
const FILL_NARROW = 0.97;

type Phase = 'rest' | 'spin' | 'bounce';

/** One reel: a column of sprites that runs down and comes to rest on the symbols it is given. */
export class Reel {
  readonly container = new Container();
  readonly #textures: readonly (Texture | undefined)[];
  readonly #rows: number;
  readonly #sprites: Sprite[];
  /** Symbols of the sprites, the hidden one above the window first. */
  #symbols: number[];
  #strip: readonly number[];
  #next = 0;
  #queue: number[] = [];
  #phase: Phase = 'rest';
  #isStopping = false;
  #time = 0;
  #offset = 0;
  #cell = { width: 1, height: 1 };
  #whenAtRest: (() => void) | null = null;

  /** Begins at rest, with the symbol before `start` in its lowest row. */
  constructor(textures: readonly (Texture | undefined)[], rows: number, strip: readonly number[], start: number) {
    this.#textures = textures;
    this.#rows = rows;
    this.#strip = strip;
    this.#next = start;
    this.#symbols = Array.from({ length: rows + 1 }, () => this.#fromStrip()).toReversed();
    this.#sprites = this.#symbols.map(() => new Sprite({ anchor: 0.5 }));
    this.container.addChild(...this.#sprites);
    this.#dress();
  }

  get isMoving(): boolean {
    return this.#phase !== 'rest';
  }

  /** The sprite in a row of the window. */
  at(row: number): Sprite | undefined {
    return this.#sprites[row + 1];
  }

  resize(width: number, height: number): void {
    this.#cell = { width, height };
    this.#place();
  }

  set strip(strip: readonly number[]) {
    this.#strip = strip;
  }

  /** Shows a window at once. */
  show(window: readonly number[]): void {
    this.#symbols = [this.#fromStrip(), ...window];
    this.#phase = 'rest';
    this.#offset = 0;
    this.#dress();
    this.#place();
  }

  start(): void {
    this.#phase = 'spin';
    this.#isStopping = false;
    this.#time = 0;
    for (const sprite of this.#sprites) sprite.tint = 0xffffff;
  }

  /** Comes to rest on a window; resolves when it has. A reel that does not turn stays as it is. */
  stop(window: readonly number[]): Promise<void> {
    if (!this.isMoving) return Promise.resolve();
    this.#isStopping = true;
    // Bottom row first, and one more above the window.
    this.#queue = window.toReversed();
    return new Promise((resolve) => {
      this.#whenAtRest = resolve;
    });
  }

  /** Moves on by a number of seconds. */
  update(seconds: number): void {
    if (this.#phase === 'rest') return;
    this.#time += seconds;
    if (this.#phase === 'bounce') return this.#bounce();
    const speed = SPEED * Math.min(1, this.#time / RUN_UP) ** 2;
    this.#offset += speed * seconds;
    while (this.#offset >= 1) {
      this.#offset -= 1;
      const isLast = this.#isStopping && this.#queue.length === 0;
      this.#shift();
      if (isLast) {
        this.#phase = 'bounce';
        this.#time = 0;
        break;
      }
    }
    this.#place();
  }

  #bounce(): void {
    const progress = Math.min(1, this.#time / BOUNCE);
    this.#offset = Math.sin(progress * Math.PI) * 0.11 * (1 - progress * 0.5);
    if (progress >= 1) {
      this.#phase = 'rest';
      this.#offset = 0;
      this.#whenAtRest?.();
      this.#whenAtRest = null;
    }
    this.#place();
  }

  #shift(): void {
    const next = this.#isStopping ? (this.#queue.shift() ?? this.#fromStrip()) : this.#fromStrip();
    this.#symbols = [next, ...this.#symbols.slice(0, this.#rows)];
    this.#dress();
  }

  #fromStrip(): number {
    this.#next = (this.#next + this.#strip.length - 1) % this.#strip.length;
    return this.#strip[this.#next] ?? 0;
  }

  #dress(): void {
    this.#sprites.forEach((sprite, index) => {
      const texture = this.#textures[this.#symbols[index] ?? 0];
      if (texture) sprite.texture = texture;
    });
  }

  #place(): void {
    const { width, height } = this.#cell;
    const size = Math.min(width * FILL_NARROW, height * FILL);
    const isFast = this.#phase === 'spin' && this.#time > RUN_UP;
    this.#sprites.forEach((sprite, index) => {
      const scale = size / Math.max(1, sprite.texture.frame.width);
      sprite.position.set(width / 2, (index - 0.5 + this.#offset) * height);
      sprite.scale.set(scale, scale * (isFast ? 1.12 : 1));
      sprite.alpha = isFast ? 0.82 : 1;
    });
  }
}

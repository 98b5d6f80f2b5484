import { Container, Sprite, type Renderer, type Texture } from 'pixi.js';
import type { Position } from '@cosmodrome/maths/slots/types';
import { wait } from '../../frame/dom.ts';
import { animate, isMotionReduced } from '../../frame/motion.ts';
import { coin, GLOW, goldFrame } from './drawn.ts';
import { Reel } from './reel.ts';
import { firstStops } from './stops.ts';
import { openRenderer } from './renderer.ts';

/** Time that the reels turn at least, and between the stops of two of them, in milliseconds. */
const LEAST_SPIN = 650;
const STOP_GAP = 150;

interface Coin {
  sprite: Sprite;
  speed: { x: number; y: number; turn: number };
}

export interface BoardOptions {
  canvas: HTMLCanvasElement;
  textures: readonly (Texture | undefined)[];
  rows: number;
  /** The symbol that stands for others. */
  wild: number;
  strips: readonly (readonly number[])[];
  /** A reel has come to rest. */
  onStop: () => void;
}

/** The reels on their canvas: spins, stops on what the server says, frames what wins. Draws only while something moves. */
export class Board {
  readonly #options: BoardOptions;
  readonly #renderer: Renderer;
  readonly #root = new Container();
  readonly #reels: Reel[];
  readonly #frames = new Container();
  readonly #coins = new Container();
  #flying: Coin[] = [];
  #frameTexture: Texture | null = null;
  #size = { width: 1, height: 1 };
  #startedAt = 0;
  #isRunning = false;
  #pulsing: Sprite[] = [];

  static async open(options: BoardOptions): Promise<Board> {
    const renderer = await openRenderer(options.canvas);
    return new Board(options, renderer);
  }

  private constructor(options: BoardOptions, renderer: Renderer) {
    this.#options = options;
    this.#renderer = renderer;
    const { textures, rows, strips } = options;
    const stops = firstStops(strips, options);
    this.#reels = strips.map((strip, reel) => new Reel(textures, rows, strip, (stops[reel] ?? 0) + rows));
    this.#root.addChild(...this.#reels.map((reel) => reel.container), this.#frames, this.#coins);
    new ResizeObserver(() => this.#resize()).observe(options.canvas.parentElement ?? options.canvas);
    this.#resize();
  }

  show(window: readonly (readonly number[])[]): void {
    this.clear();
    this.#reels.forEach((reel, index) => reel.show(window[index] ?? []));
    this.#draw();
  }

  useStrips(strips: readonly (readonly number[])[]): void {
    this.#reels.forEach((reel, index) => {
      const strip = strips[index];
      if (strip) reel.strip = strip;
    });
  }

  start(): void {
    this.clear();
    this.#startedAt = performance.now();
    if (isMotionReduced()) return;
    for (const reel of this.#reels) reel.start();
    this.#run();
  }

  /** Stops the reels from left to right on a window. */
  async stop(window: readonly (readonly number[])[]): Promise<void> {
    if (isMotionReduced()) {
      this.show(window);
      this.#options.onStop();
      return;
    }
    await wait(LEAST_SPIN - (performance.now() - this.#startedAt));
    await Promise.all(
      this.#reels.map(async (reel, index) => {
        await wait(index * STOP_GAP);
        await reel.stop(window[index] ?? []);
        this.#options.onStop();
      }),
    );
  }

  /** Frames positions in gold and dims the rest. */
  highlight(positions: readonly Position[]): void {
    this.clear();
    const winning = new Set(positions.map(([reel, row]) => `${reel},${row}`));
    const cell = this.#cell();
    this.#reels.forEach((reel, column) => {
      for (let row = 0; row < this.#options.rows; row += 1) {
        const sprite = reel.at(row);
        if (!sprite) continue;
        const isWinning = winning.has(`${column},${row}`);
        sprite.tint = isWinning ? 0xffffff : 0x5a6478;
        if (!isWinning) continue;
        this.#pulsing.push(sprite);
        const frame = new Sprite(this.#frameTexture ?? undefined);
        frame.setSize(cell.width * (1 + 2 * GLOW), cell.height * (1 + 2 * GLOW));
        frame.position.set((column - GLOW) * cell.width, (row - GLOW) * cell.height);
        this.#frames.addChild(frame);
      }
    });
    this.#draw();
    void this.#pulse();
  }

  clear(): void {
    this.#pulsing = [];
    for (const frame of this.#frames.removeChildren()) frame.destroy();
    for (const reel of this.#reels) {
      for (let row = 0; row < this.#options.rows; row += 1) {
        const sprite = reel.at(row);
        if (sprite) sprite.tint = 0xffffff;
      }
    }
    this.#draw();
  }

  /** Fills reels with the expanding symbol, one after the other. */
  async expand(reels: readonly number[], symbol: number): Promise<void> {
    const texture = this.#options.textures[symbol];
    if (!texture) return;
    this.clear();
    for (const index of reels) {
      const reel = this.#reels[index];
      if (!reel) continue;
      const sprites = Array.from({ length: this.#options.rows }, (_, row) => reel.at(row)).filter(
        (sprite) => sprite !== undefined,
      );
      const full = sprites[0]?.scale.x ?? 1;
      this.#options.onStop();
      await animate(260, (progress) => {
        for (const sprite of sprites) {
          if (progress >= 0.5 || progress === 1) sprite.texture = texture;
          const squash = Math.abs(1 - 2 * progress);
          sprite.scale.set(full * Math.max(0.04, squash), full);
        }
        this.#draw();
      });
    }
  }

  /** A shower of coins, for wins that deserve one. */
  shower(count: number): void {
    if (isMotionReduced()) return;
    const { width, height } = this.#size;
    const texture = coin(64);
    for (let index = 0; index < count; index += 1) {
      const sprite = new Sprite({ texture, anchor: 0.5 });
      sprite.position.set(width / 2 + (Math.random() - 0.5) * width * 0.3, height * 1.05);
      sprite.setSize(height * (0.05 + Math.random() * 0.05));
      this.#coins.addChild(sprite);
      const speed = {
        x: (Math.random() - 0.5) * width * 1.1,
        y: -height * (1.3 + Math.random() * 1.1),
        turn: (Math.random() - 0.5) * 14,
      };
      this.#flying.push({ sprite, speed });
    }
    this.#run();
  }

  /** Takes the coins that still fly away. */
  sweep(): void {
    for (const { sprite } of this.#flying) sprite.destroy();
    this.#flying = [];
    this.#draw();
  }

  async #pulse(): Promise<void> {
    const sprites = this.#pulsing;
    if (isMotionReduced()) return;
    const scales = sprites.map((sprite) => sprite.scale.x);
    await animate(700, (progress) => {
      if (sprites !== this.#pulsing) return;
      const swell = 1 + Math.sin(progress * Math.PI) * 0.12;
      sprites.forEach((sprite, index) => sprite.scale.set((scales[index] ?? 1) * swell));
      this.#draw();
    });
  }

  #cell(): { width: number; height: number } {
    return { width: this.#size.width / this.#reels.length, height: this.#size.height / this.#options.rows };
  }

  #resize(): void {
    const box = this.#options.canvas.parentElement?.getBoundingClientRect();
    if (!box || box.width < 1 || box.height < 1) return;
    this.#size = { width: box.width, height: box.height };
    this.#renderer.resize(box.width, box.height);
    const cell = this.#cell();
    this.#reels.forEach((reel, index) => {
      reel.container.x = index * cell.width;
      reel.resize(cell.width, cell.height);
    });
    const scale = this.#renderer.resolution;
    this.#frameTexture = goldFrame(cell.width * scale, cell.height * scale);
    this.#draw();
  }

  #run(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    let last = performance.now();
    const frame = (now: number): void => {
      const seconds = Math.min(0.05, Math.max(0, (now - last) / 1000));
      last = now;
      for (const reel of this.#reels) reel.update(seconds);
      this.#fall(seconds);
      this.#draw();
      this.#isRunning = this.#flying.length > 0 || this.#reels.some((reel) => reel.isMoving);
      if (this.#isRunning) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }

  #fall(seconds: number): void {
    const { height } = this.#size;
    this.#flying = this.#flying.filter(({ sprite, speed }) => {
      speed.y += height * 2.6 * seconds;
      sprite.x += speed.x * seconds;
      sprite.y += speed.y * seconds;
      sprite.rotation += speed.turn * seconds;
      if (sprite.y < height * 1.2) return true;
      sprite.destroy();
      return false;
    });
  }

  #draw(): void {
    this.#renderer.render(this.#root);
  }
}

import { isMotionReduced } from '../../frame/motion.ts';
import { drawRocket } from './rocket.ts';

export interface Flight {
  phase: 'betting' | 'flying' | 'crashed';
  /** Milliseconds since lift-off; negative before it. */
  elapsed: number;
  /** Milliseconds that the curve has climbed: stands still once it has crashed. */
  climbed: number;
  growth: number;
}

interface Star {
  x: number;
  y: number;
  depth: number;
}

/** Scattered by a small generator, so that the sky is the same for everybody and has no pattern. */
const stars: readonly Star[] = (() => {
  let seed = 20_260_714;
  const next = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  return Array.from({ length: 90 }, () => ({ x: next(), y: next(), depth: 0.25 + next() * 0.75 }));
})();

/** The sky of the shared round: grid, climbing curve and rocket on one 2D canvas. */
export class Sky {
  readonly canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  #width = 1;
  #height = 1;

  constructor(canvas: HTMLCanvasElement) {
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no 2D canvas');
    this.canvas = canvas;
    this.#context = context;
    new ResizeObserver(() => this.#resize()).observe(canvas);
    this.#resize();
  }

  draw(flight: Flight): void {
    const context = this.#context;
    context.clearRect(0, 0, this.#width, this.#height);
    this.#drawStars(flight);
    this.#drawGrid(flight);
    if (flight.phase === 'betting') this.#drawWaiting(flight);
    else this.#drawCurve(flight);
  }

  #resize(): void {
    const scale = Math.min(2, devicePixelRatio);
    const { width, height } = this.canvas.getBoundingClientRect();
    this.#width = Math.max(1, width);
    this.#height = Math.max(1, height);
    this.canvas.width = Math.round(this.#width * scale);
    this.canvas.height = Math.round(this.#height * scale);
    this.#context.setTransform(scale, 0, 0, scale, 0, 0);
  }

  #drawStars({ climbed }: Flight): void {
    const context = this.#context;
    const drift = isMotionReduced() ? 0 : climbed / 9000;
    context.fillStyle = '#d0e0f2';
    for (const star of stars) {
      const x = (((star.x - drift * star.depth * 0.6) % 1) + 1) % 1;
      const y = (star.y + drift * star.depth) % 1;
      context.globalAlpha = star.depth * 0.7;
      context.fillRect(x * this.#width, y * this.#height, star.depth * 2, star.depth * 2);
    }
    context.globalAlpha = 1;
  }

  #drawGrid({ climbed }: Flight): void {
    const context = this.#context;
    const step = Math.max(48, this.#width / 14);
    const drift = isMotionReduced() ? 0 : (climbed / 40) % step;
    context.strokeStyle = 'rgb(148 182 240 / .09)';
    context.lineWidth = 1;
    context.beginPath();
    for (let x = step - drift; x < this.#width; x += step) {
      context.moveTo(x, 0);
      context.lineTo(x, this.#height);
    }
    for (let y = this.#height - step + drift; y > 0; y -= step) {
      context.moveTo(0, y);
      context.lineTo(this.#width, y);
    }
    context.stroke();
  }

  /** Where the curve is drawn: in from the edges as far as the rocket that stands in its corner needs. */
  #frame() {
    const room = this.#rocketSize * 0.85;
    const left = Math.max(this.#width * 0.06, room);
    const bottom = this.#height - Math.max(this.#height * 0.1, room);
    return { left, bottom, right: this.#width * 0.84, top: this.#height * (this.#width < 500 ? 0.34 : 0.2) };
  }

  get #rocketSize(): number {
    return Math.min(this.#width, this.#height) * 0.17;
  }

  #drawWaiting({ elapsed }: Flight): void {
    const { left, bottom } = this.#frame();
    const size = this.#rocketSize;
    const tremble = isMotionReduced() || elapsed < -900 ? 0 : Math.sin(elapsed / 14) * 1.2;
    drawRocket(this.#context, {
      x: left + tremble,
      y: bottom,
      size,
      angle: -Math.PI / 5,
      flame: elapsed > -900 ? 0.5 : 0.12,
    });
  }

  #drawCurve({ phase, climbed, growth, elapsed }: Flight): void {
    const context = this.#context;
    const { left, bottom, right, top } = this.#frame();
    // The picture's edges stretch with the flight, so that the tip stays in view.
    const span = Math.max(climbed, 6000);
    const peak = Math.max(100 * Math.exp(climbed * growth * 1e-6) - 100, 100);
    const x = (time: number) => left + ((right - left) * time) / span;
    const y = (multiplier: number) => bottom - ((bottom - top) * (multiplier - 100)) / peak;
    const path = new Path2D();
    path.moveTo(x(0), y(100));
    const steps = 80;
    for (let index = 1; index <= steps; index += 1) {
      const time = (climbed * index) / steps;
      path.lineTo(x(time), y(100 * Math.exp(time * growth * 1e-6)));
    }
    const tip = { x: x(climbed), y: y(100 * Math.exp(climbed * growth * 1e-6)) };
    const area = new Path2D(path);
    area.lineTo(tip.x, bottom);
    area.lineTo(left, bottom);
    area.closePath();
    const isGone = phase === 'crashed';
    const fill = context.createLinearGradient(0, top, 0, bottom);
    fill.addColorStop(0, isGone ? 'rgb(254 122 131 / .22)' : 'rgb(255 122 76 / .38)');
    fill.addColorStop(1, 'rgb(242 49 127 / 0)');
    context.fillStyle = fill;
    context.fill(area);
    this.#strokeCurve(path, tip, left, bottom, isGone);
    if (isGone) this.#drawBurst(tip, elapsed - climbed);
    else {
      const before = Math.max(0, climbed - 60);
      const slope = Math.atan2(tip.y - y(100 * Math.exp(before * growth * 1e-6)), tip.x - x(before));
      const flicker = isMotionReduced() ? 1 : 0.85 + Math.sin(elapsed / 35) * 0.15;
      drawRocket(context, {
        x: tip.x,
        y: tip.y,
        size: this.#rocketSize,
        angle: climbed > 60 ? slope : -Math.PI / 5,
        flame: flicker,
      });
    }
  }

  #strokeCurve(path: Path2D, tip: { x: number; y: number }, left: number, bottom: number, isGone: boolean): void {
    const context = this.#context;
    const ignition = context.createLinearGradient(left, bottom, tip.x, tip.y);
    ignition.addColorStop(0, '#f2317f');
    ignition.addColorStop(0.55, '#ff634f');
    ignition.addColorStop(1, '#fed081');
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.strokeStyle = isGone ? '#8d99ad' : ignition;
    context.globalAlpha = 0.22;
    context.lineWidth = 18;
    context.stroke(path);
    context.globalAlpha = 1;
    context.lineWidth = 6;
    context.stroke(path);
    if (isGone) return;
    context.strokeStyle = 'rgb(255 255 255 / .75)';
    context.lineWidth = 1.6;
    context.stroke(path);
  }

  #drawBurst(tip: { x: number; y: number }, since: number): void {
    const context = this.#context;
    const progress = isMotionReduced() ? 1 : Math.min(1, since / 900);
    for (let index = 0; index < 22; index += 1) {
      const angle = index * 2.399963;
      const reach = (30 + ((index * 53) % 70)) * Math.sqrt(progress) * (this.#height / 420);
      context.globalAlpha = 1 - progress;
      context.fillStyle = index % 3 === 0 ? '#fed081' : index % 3 === 1 ? '#ff634f' : '#f2317f';
      context.beginPath();
      context.arc(tip.x + Math.cos(angle) * reach, tip.y + Math.sin(angle) * reach, 2 + (index % 4), 0, Math.PI * 2);
      context.fill();
    }
    context.globalAlpha = 1;
  }
}

import { svg } from '../../frame/dom.ts';
import { isMotionReduced } from '../../frame/motion.ts';

const TURN = Math.PI * 2;
/** Length of a spin in milliseconds. */
const SPIN = 5200;

function sector(index: number, count: number, inner: number, outer: number): string {
  const from = ((index - 0.5) / count) * TURN - TURN / 4;
  const to = ((index + 0.5) / count) * TURN - TURN / 4;
  const point = (radius: number, angle: number) =>
    `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
  return `M${point(inner, from)}L${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`;
}

/** The wheel and its ball, drawn in SVG about its middle, 200 units across. */
export class Wheel {
  readonly root: SVGSVGElement;
  readonly #order: readonly number[];
  readonly #rotor = svg('g', { class: 'rotor' });
  readonly #ball = svg('circle', { r: 3.6, class: 'ball' });
  #angle = 0;

  constructor(order: readonly number[], reds: readonly number[]) {
    this.#order = order;
    const pockets = order.map((number, index) => {
      const paint = number === 0 ? 'green' : reds.includes(number) ? 'red' : 'black';
      const turned = (index / order.length) * 360;
      return svg(
        'g',
        {},
        svg('path', { d: sector(index, order.length, 58, 88), class: `pocket ${paint}` }),
        svg('path', { d: sector(index, order.length, 44, 58), class: `pocket ${paint} inner` }),
        svg('text', { x: 0, y: -78, transform: `rotate(${turned})` }, String(number)),
      );
    });
    const spokes = [0, 90, 180, 270].map((turned) =>
      svg('path', { d: 'M-2.4 0L-1.4 -30L1.4 -30L2.4 0Z', class: 'spoke', transform: `rotate(${turned})` }),
    );
    this.#rotor.append(
      ...pockets,
      svg('circle', { r: 88, class: 'ring' }),
      svg('circle', { r: 58, class: 'ring thin' }),
      svg('circle', { r: 44, class: 'cone' }),
      ...spokes,
      svg('circle', { r: 3.8, cy: -32, class: 'knob' }),
      svg('circle', { r: 3.8, cy: 32, class: 'knob' }),
      svg('circle', { r: 3.8, cx: -32, class: 'knob' }),
      svg('circle', { r: 3.8, cx: 32, class: 'knob' }),
      svg('circle', { r: 11, class: 'hub' }),
    );
    const paints = svg(
      'defs',
      {},
      gradient('wood', [
        ['0.6', '#5a2d14'],
        ['0.86', '#8a4a20'],
        ['1', '#3a1a0a'],
      ]),
      gradient('cone', [
        ['0', '#9a5a2a'],
        ['0.7', '#6b3716'],
        ['1', '#3d1d0b'],
      ]),
      gradient('gold', [
        ['0', '#fff3c4'],
        ['0.55', '#e9be50'],
        ['1', '#8a6418'],
      ]),
      gradient('ball', [
        ['0', '#ffffff'],
        ['0.6', '#e6ecf4'],
        ['1', '#8d99ad'],
      ]),
    );
    this.root = svg(
      'svg',
      { viewBox: '-104 -104 208 208', class: 'wheel', 'aria-hidden': 'true' },
      paints,
      svg('circle', { r: 102, class: 'rim' }),
      svg('circle', { r: 100, class: 'ring' }),
      svg('circle', { r: 96, class: 'track' }),
      this.#rotor,
      this.#ball,
    );
    this.#place(0, null);
  }

  /** Turns the wheel and lets the ball fall into the pocket of a number. */
  async spin(number: number): Promise<void> {
    const start = this.#angle;
    const wheelTurn = TURN * 2.2;
    const pocket = (this.#order.indexOf(number) / this.#order.length) * TURN;
    const end = start + wheelTurn;
    // The ball runs against the wheel and ends over the pocket, wherever that is then.
    const ballEnd = end + pocket;
    const ballTurns = TURN * 9;
    if (isMotionReduced()) {
      this.#place(end, { angle: ballEnd, radius: 51 });
      return;
    }
    await new Promise<void>((resolve) => {
      const begun = performance.now();
      const frame = (now: number): void => {
        const progress = Math.min(1, Math.max(0, (now - begun) / SPIN));
        const wheel = start + wheelTurn * (1 - (1 - progress) ** 1.6);
        const left = (1 - progress) ** 2.2;
        // Once it has fallen it rides in its pocket.
        const fallen = Math.min(1, Math.max(0, (progress - 0.62) / 0.22));
        const angle = progress >= 0.84 ? wheel + pocket : ballEnd + ballTurns * left - (end - wheel) * fallen;
        this.#place(wheel, { angle, radius: radiusAt(fallen) });
        if (progress < 1) requestAnimationFrame(frame);
        else resolve();
      };
      requestAnimationFrame(frame);
    });
  }

  #place(wheel: number, ball: { angle: number; radius: number } | null): void {
    this.#angle = wheel % TURN;
    this.#rotor.setAttribute('transform', `rotate(${(wheel * 360) / TURN})`);
    const { angle, radius } = ball ?? { angle: 0, radius: 94 };
    this.#ball.setAttribute('cx', (Math.sin(angle) * radius).toFixed(2));
    this.#ball.setAttribute('cy', (-Math.cos(angle) * radius).toFixed(2));
  }
}

/** From the track down into the pocket, with two hops on the way. */
function radiusAt(fallen: number): number {
  const drop = 94 - 43 * fallen;
  return drop + Math.abs(Math.sin(fallen * Math.PI * 3)) * 9 * (1 - fallen);
}

function gradient(id: string, stops: readonly (readonly [string, string])[]): SVGRadialGradientElement {
  return svg(
    'radialGradient',
    { id: `wheel-${id}` },
    ...stops.map(([offset, colour]) => svg('stop', { offset, 'stop-color': colour })),
  );
}

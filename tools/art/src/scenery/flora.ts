import { circle, group, n, path } from '../svg.ts';
import { places, ridge, rolling, type Scenery, type Stage } from './stage.ts';

const soil = (stage: Stage): string => path(ridge(stage, 10, rolling(stage, 9, 220)), { fill: stage.fill });

function frond(x: number, y: number, angle: number, length: number): string {
  const tipX = x + Math.cos(angle) * length;
  const tipY = y + Math.sin(angle) * length * 0.6 + length * 0.34;
  const midX = x + Math.cos(angle) * length * 0.5;
  const midY = y + Math.sin(angle) * length * 0.75 - length * 0.16;
  return `M${n(x)} ${n(y)}Q${n(midX)} ${n(midY)} ${n(tipX)} ${n(tipY)}Q${n(midX)} ${n(midY + length * 0.26)} ${n(x)} ${n(y + 5)}Z`;
}

export const palms: Scenery = (stage) =>
  soil(stage) +
  places(stage, 92)
    .map((x) => {
      const rise = stage.chance.between(110, 220);
      const lean = stage.chance.between(-26, 26);
      const top = stage.base - rise;
      const trunk = `M${n(x - 6)} ${n(stage.base + 60)}Q${n(x)} ${n(stage.base - rise / 2)} ${n(x + lean - 3)} ${n(top)}h6Q${n(x + 9)} ${n(stage.base - rise / 2)} ${n(x + 7)} ${n(stage.base + 60)}Z`;
      const length = stage.chance.between(48, 74);
      const crown = [-2.9, -2.3, -1.6, -0.9, -0.3, 0.25, 2.85].map((angle) => frond(x + lean, top, angle, length));
      return path(trunk + crown.join(''), { fill: stage.fill });
    })
    .join('');

export const pines: Scenery = (stage) =>
  soil(stage) +
  places(stage, 46)
    .map((x) => {
      const rise = stage.chance.between(90, 210);
      const tiers = [0, 1, 2, 3].map((tier) => {
        const y = stage.base + 34 - rise + (tier * rise) / 4.4;
        const half = rise * (0.09 + tier * 0.055);
        return `M${n(x)} ${n(y - rise * 0.08)}L${n(x + half)} ${n(y + rise * 0.26)}L${n(x)} ${n(y + rise * 0.2)}L${n(x - half)} ${n(y + rise * 0.26)}Z`;
      });
      return path(tiers.join('') + `M${n(x - 4)} ${n(stage.base - 30)}h8v90h-8Z`, { fill: stage.fill });
    })
    .join('');

function branch(stage: Stage, x: number, y: number, angle: number, length: number, depth: number): string {
  const endX = x + Math.cos(angle) * length;
  const endY = y + Math.sin(angle) * length;
  const limb = `<path d="M${n(x)} ${n(y)}L${n(endX)} ${n(endY)}" stroke-width="${n(1.6 + depth * 2.6)}"/>`;
  if (depth === 0) return limb;
  const turn = stage.chance.between(0.35, 0.7);
  return (
    limb +
    branch(stage, endX, endY, angle - turn, length * 0.7, depth - 1) +
    branch(stage, endX, endY, angle + stage.chance.between(0.3, 0.75), length * 0.66, depth - 1)
  );
}

/** Leafless trees with crooked arms. */
export const bareTrees: Scenery = (stage) =>
  soil(stage) +
  group(
    { stroke: stage.fill, 'stroke-linecap': 'round', fill: 'none' },
    ...places(stage, 150).map((x) =>
      branch(
        stage,
        x,
        stage.base + 50,
        -Math.PI / 2 + stage.chance.between(-0.15, 0.15),
        stage.chance.between(80, 120),
        4,
      ),
    ),
  );

/** Round trees with fruit. */
export const orchard: Scenery = (stage) =>
  soil(stage) +
  places(stage, 104)
    .map((x) => {
      const radius = stage.chance.between(40, 62);
      const y = stage.base - radius * 1.1;
      const crown = [
        [0, 0],
        [-0.6, 0.3],
        [0.6, 0.3],
        [0.1, -0.5],
      ].map(([dx = 0, dy = 0]) => circle(x + dx * radius, y + dy * radius, radius * 0.7, { fill: stage.fill }));
      const fruit = Array.from({ length: 6 }, () =>
        circle(x + stage.chance.between(-0.9, 0.9) * radius, y + stage.chance.between(-0.7, 0.7) * radius, 5.5, {
          fill: stage.light,
          opacity: 0.75,
        }),
      );
      return (
        path(`M${n(x - 6)} ${n(y)}h12v${n(radius * 2 + 40)}h-12Z`, { fill: stage.fill }) +
        crown.join('') +
        fruit.join('')
      );
    })
    .join('');

function coralArm(stage: Stage, x: number, y: number, angle: number, length: number, depth: number): string {
  const endX = x + Math.cos(angle) * length;
  const endY = y + Math.sin(angle) * length;
  const limb = `<path d="M${n(x)} ${n(y)}Q${n((x + endX) / 2 + stage.chance.between(-9, 9))} ${n((y + endY) / 2)} ${n(endX)} ${n(endY)}" stroke-width="${n(8 + depth * 4)}"/>`;
  if (depth === 0) return limb;
  const arms = [-0.55, 0.05, 0.6].map((turn) =>
    coralArm(stage, endX, endY, angle + turn + stage.chance.between(-0.15, 0.15), length * 0.66, depth - 1),
  );
  return limb + arms.join('');
}

export const coral: Scenery = (stage) =>
  path(ridge(stage, 12, rolling(stage, 20, 190)), { fill: stage.fill }) +
  group(
    { stroke: stage.fill, 'stroke-linecap': 'round', fill: 'none' },
    ...places(stage, 118).map((x) =>
      coralArm(
        stage,
        x,
        stage.base + 30,
        -Math.PI / 2 + stage.chance.between(-0.2, 0.2),
        stage.chance.between(50, 80),
        2,
      ),
    ),
  );

export const lollipops: Scenery = (stage) =>
  places(stage, 108)
    .map((x) => {
      const rise = stage.chance.between(70, 170);
      const radius = stage.chance.between(24, 40);
      const y = stage.base - rise;
      const ring = (scale: number): string =>
        circle(x, y, radius * scale, { fill: 'none', stroke: stage.light, 'stroke-width': 5, opacity: 0.65 });
      return (
        path(`M${n(x - 3.5)} ${n(y)}h7v${n(rise + 60)}h-7Z`, { fill: stage.light, opacity: 0.7 }) +
        circle(x, y, radius, { fill: stage.fill }) +
        ring(0.78) +
        ring(0.42)
      );
    })
    .join('');

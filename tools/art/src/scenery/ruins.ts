import { circle, n, path, polygon } from '../svg.ts';
import { box, places, ridge, rolling, type Scenery, type Stage } from './stage.ts';

const soil = (stage: Stage): string => path(ridge(stage, 12, rolling(stage, 7, 260)), { fill: stage.fill });

export const pyramids: Scenery = (stage) =>
  places(stage, 190)
    .map((x) => {
      const rise = stage.chance.between(100, 190);
      const run = rise * 1.05;
      const top = stage.base - rise;
      const foot = stage.base + 30;
      return (
        path(
          polygon([
            [x - run, foot],
            [x, top],
            [x + run, foot],
          ]),
          { fill: stage.fill },
        ) +
        path(
          polygon([
            [x - run, foot],
            [x, top],
            [x - run * 0.25, foot],
          ]),
          { fill: stage.light, opacity: 0.32 },
        )
      );
    })
    .join('') + soil(stage);

/** A stepped temple with a stair and a lit door. */
export const temple: Scenery = (stage) => {
  const x = stage.width / 2 + stage.chance.between(-60, 60);
  const steps = [0, 1, 2, 3, 4].map((step) => box(x - 190 + step * 34, stage.base - step * 42, 380 - step * 68, 70));
  const top = stage.base - 4 * 42;
  return (
    path(steps.join('') + box(x - 52, top - 46, 104, 50) + box(x - 64, top - 58, 128, 16), { fill: stage.fill }) +
    path(
      polygon([
        [x - 22, top - 4],
        [x + 22, top - 4],
        [x + 44, stage.base + 60],
        [x - 44, stage.base + 60],
      ]),
      { fill: stage.light, opacity: 0.35 },
    ) +
    path(box(x - 14, top - 38, 28, 36), { fill: stage.glow, opacity: 0.6 }) +
    soil(stage)
  );
};

/** Fluted columns at both sides, on steps. */
export const columns: Scenery = (stage) =>
  path(box(-10, stage.base - 342, stage.width + 20, 42) + box(-10, stage.base - 352, stage.width + 20, 6), {
    fill: stage.fill,
  }) +
  path(box(-10, stage.base - 312, stage.width + 20, 5), { fill: stage.light, opacity: 0.5 }) +
  places(stage, 116, 0.12)
    .map((x) => {
      const top = stage.base - 300;
      const shaft = box(x - 24, top + 26, 48, 330);
      const capital = box(x - 38, top, 76, 14) + box(x - 31, top + 14, 62, 12) + box(x - 34, stage.base + 6, 68, 20);
      const flutes = [-14, -4, 6, 16].map((dx) => box(x + dx - 2, top + 34, 3.5, 310));
      return (
        path(shaft + capital, { fill: stage.fill }) +
        path(flutes.join(''), { fill: '#000', opacity: 0.16 }) +
        path(box(x - 24, top + 26, 7, 330), { fill: stage.light, opacity: 0.55 })
      );
    })
    .join('') +
  soil(stage);

function spire(x: number, top: number, half: number, foot: number): string {
  return (
    box(x - half, top, half * 2, foot - top) +
    polygon([
      [x - half * 1.35, top],
      [x, top - half * 3],
      [x + half * 1.35, top],
    ])
  );
}

/** A keep with pointed towers and a few lit windows. */
export const castle: Scenery = (stage) => {
  const x = stage.width * stage.chance.pick([0.2, 0.8]);
  const foot = stage.base + 60;
  const towers = [
    [-96, 70, 18],
    [-52, 130, 20],
    [0, 190, 26],
    [50, 120, 18],
    [92, 86, 22],
  ] as const;
  const windows = towers.map(([dx, rise]) => box(x + dx - 3.5, stage.base - rise + 22, 7, 15));
  return (
    path(
      towers.map(([dx, rise, half]) => spire(x + dx, stage.base - rise, half, foot)).join('') +
        box(x - 110, stage.base - 40, 220, 120),
      { fill: stage.fill },
    ) +
    path(windows.join(''), { fill: stage.glow, opacity: 0.85 }) +
    soil(stage)
  );
};

/** Square dwarf-built towers with glowing slits. */
export const towers: Scenery = (stage) =>
  places(stage, 96)
    .map((x) => {
      const rise = stage.chance.between(90, 220);
      const half = stage.chance.between(20, 34);
      const top = stage.base - rise;
      const teeth = [-1, -0.35, 0.3].map((at) => box(x + at * half, top - 14, half * 0.5, 18));
      return (
        path(box(x - half, top, half * 2, rise + 70) + teeth.join(''), { fill: stage.fill }) +
        path(box(x - 4, top + 26, 8, 26) + box(x - 4, top + 70, 8, 26), { fill: stage.glow, opacity: 0.7 })
      );
    })
    .join('') + soil(stage);

/** Tiered roofs with upturned eaves. */
export const pagoda: Scenery = (stage) =>
  places(stage, 230, 0.2)
    .map((x) => {
      const tiers = [0, 1, 2, 3].map((tier) => {
        const y = stage.base - 30 - tier * 52;
        const half = 84 - tier * 15;
        const roof = `M${n(x - half)} ${n(y - 8)}Q${n(x - half * 0.6)} ${n(y)} ${n(x - half * 0.42)} ${n(y - 24)}H${n(x + half * 0.42)}Q${n(x + half * 0.6)} ${n(y)} ${n(x + half)} ${n(y - 8)}Q${n(x + half * 0.7)} ${n(y + 8)} ${n(x)} ${n(y + 6)}Q${n(x - half * 0.7)} ${n(y + 8)} ${n(x - half)} ${n(y - 8)}Z`;
        return roof + box(x - half * 0.5, y, half, 36);
      });
      const lights = [0, 1, 2].map((tier) => box(x - 7, stage.base - 22 - tier * 52, 14, 18));
      return (
        path(tiers.join('') + box(x - 2.5, stage.base - 268, 5, 70), { fill: stage.fill }) +
        path(lights.join(''), { fill: stage.glow, opacity: 0.6 })
      );
    })
    .join('') + soil(stage);

export const torii: Scenery = (stage) => {
  const x = stage.width / 2;
  const top = stage.base - 190;
  const gate =
    box(x - 150, top, 26, 320) +
    box(x + 124, top, 26, 320) +
    box(x - 176, top + 44, 352, 20) +
    `M${n(x - 214)} ${n(top - 26)}Q${n(x)} ${n(top + 6)} ${n(x + 214)} ${n(top - 26)}L${n(x + 200)} ${n(top + 12)}Q${n(x)} ${n(top + 26)} ${n(x - 200)} ${n(top + 12)}Z`;
  return path(gate, { fill: stage.fill }) + soil(stage);
};

/** A round steel door in a wall of safe boxes. */
export const vault: Scenery = (stage) => {
  const x = stage.width / 2;
  const y = stage.base - 110;
  const cells: string[] = [];
  for (let top = y + 184; top > -46; top -= 46) {
    for (let cx = (x % 56) - 56; cx < stage.width + 56; cx += 56) cells.push(box(cx + 3, top, 50, 40));
  }
  const bolts = Array.from({ length: 20 }, (_, index) => {
    const angle = (index * Math.PI) / 10;
    return circle(x + Math.cos(angle) * 205, y + Math.sin(angle) * 205, 9, { fill: stage.light, opacity: 0.8 });
  });
  return (
    path(cells.join(''), { fill: stage.fill, opacity: 0.6 }) +
    circle(x, y, 226, { fill: stage.fill, stroke: stage.light, 'stroke-width': 4, 'stroke-opacity': 0.6 }) +
    circle(x, y, 180, { fill: 'none', stroke: stage.light, 'stroke-width': 12, opacity: 0.5 }) +
    bolts.join('')
  );
};

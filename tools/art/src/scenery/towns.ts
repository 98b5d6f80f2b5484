import { circle, group, n, path, polygon } from '../svg.ts';
import { box, places, ridge, rolling, type Scenery, type Stage } from './stage.ts';

const soil = (stage: Stage): string => path(ridge(stage, 12, rolling(stage, 5, 260)), { fill: stage.fill });

/** High-rise blocks with lit windows. */
export const skyline: Scenery = (stage) =>
  places(stage, 52, 0.2)
    .map((x) => {
      const rise = stage.chance.between(70, 260);
      const half = stage.chance.between(22, 34);
      const top = stage.base - rise;
      const windows: string[] = [];
      for (let y = top + 12; y < stage.base + 20; y += 15) {
        for (let wx = x - half + 6; wx < x + half - 8; wx += 12) {
          if (stage.chance.below(5) < 2) windows.push(box(wx, y, 6, 7));
        }
      }
      const mast = stage.chance.below(3) === 0 ? box(x - 1.5, top - 34, 3, 36) : '';
      return (
        path(box(x - half, top, half * 2, rise + 60) + mast, { fill: stage.fill }) +
        path(windows.join(''), { fill: stage.chance.pick([stage.glow, stage.light, '#38f3ff']), opacity: 0.6 })
      );
    })
    .join('') + soil(stage);

/** A floor of light lines running to the horizon. */
export const grid: Scenery = (stage) => {
  const centre = stage.width / 2;
  const lines: string[] = [];
  for (let at = -14; at <= 14; at++) {
    lines.push(`M${n(centre + at * 16)} ${n(stage.base)}L${n(centre + at * 150)} ${n(stage.height)}`);
  }
  for (let row = 0; row < 11; row++) {
    const y = stage.base + (stage.height - stage.base) * (row / 10) ** 2;
    lines.push(`M0 ${n(y)}H${n(stage.width)}`);
  }
  return (
    path(box(-10, stage.base, stage.width + 20, stage.height - stage.base + 10), { fill: stage.fill }) +
    path(lines.join(''), { stroke: stage.glow, 'stroke-width': 2, opacity: 0.55, fill: 'none' })
  );
};

/** A street of false fronts. */
export const saloon: Scenery = (stage) =>
  places(stage, 104, 0.1)
    .map((x) => {
      const rise = stage.chance.between(70, 130);
      const top = stage.base - rise;
      const front = polygon([
        [x - 50, top],
        [x - 26, top - 16],
        [x + 26, top - 16],
        [x + 50, top],
        [x + 50, stage.base + 60],
        [x - 50, stage.base + 60],
      ]);
      const porch = box(x - 56, top + 44, 112, 8);
      return (
        path(front + porch, { fill: stage.fill }) +
        path(box(x - 32, top + 14, 16, 20) + box(x + 16, top + 14, 16, 20) + box(x - 12, top + 62, 24, 30), {
          fill: stage.glow,
          opacity: 0.55,
        })
      );
    })
    .join('') + soil(stage);

/** Book shelves from wall to wall. */
export const shelves: Scenery = (stage) => {
  const parts: string[] = [];
  const colours = [stage.light, stage.glow, '#8a3b2a', '#2f6f68', '#6b4a8a'] as const;
  for (let floor = stage.base + 170; floor > 0; floor -= 84) {
    parts.push(path(box(-10, floor, stage.width + 20, 9), { fill: stage.light, opacity: 0.5 }));
    for (let x = stage.chance.between(0, 12); x < stage.width;) {
      const width = stage.chance.between(9, 20);
      const height = stage.chance.between(44, 68);
      if (stage.chance.below(12) === 0) x += 26;
      parts.push(path(box(x, floor - height, width, height), { fill: stage.chance.pick(colours), opacity: 0.42 }));
      parts.push(path(box(x + 2, floor - height + 9, width - 4, 3), { fill: stage.light, opacity: 0.5 }));
      x += width + 2;
    }
  }
  return path(box(-10, -10, stage.width + 20, stage.height + 20), { fill: stage.fill, opacity: 0.75 }) + parts.join('');
};

/** A striped big top with a flag. */
export const tent: Scenery = (stage) => {
  const x = stage.width * stage.chance.pick([0.16, 0.84]);
  const top = stage.base - 150;
  const foot = stage.base + 70;
  const stripes = [-3, -1, 1].map(
    (at) =>
      polygon([
        [x, top],
        [x + at * 42, stage.base - 30],
        [x + (at + 1) * 42, stage.base - 30],
      ]) + box(x + at * 42, stage.base - 30, 42, 100),
  );
  return (
    path(
      polygon([
        [x, top],
        [x + 126, stage.base - 30],
        [x + 118, foot],
        [x - 118, foot],
        [x - 126, stage.base - 30],
      ]),
      { fill: stage.fill },
    ) +
    path(stripes.join(''), { fill: stage.light, opacity: 0.55 }) +
    path(`M${n(x)} ${n(top)}v-34l26 10l-26 10Z`, { fill: stage.glow, opacity: 0.8 }) +
    soil(stage)
  );
};

/** A ferris wheel with lamps. */
export const bigWheel: Scenery = (stage) => {
  const x = stage.width * stage.chance.pick([0.14, 0.86]);
  const y = stage.base - 130;
  const spokes = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    const endX = x + Math.cos(angle) * 118;
    const endY = y + Math.sin(angle) * 118;
    return (
      path(`M${n(x)} ${n(y)}L${n(endX)} ${n(endY)}`, {}) +
      circle(endX, endY, 11, { fill: index % 2 === 0 ? stage.glow : stage.light, stroke: 'none' })
    );
  });
  return (
    group(
      { stroke: stage.light, 'stroke-width': 4, fill: 'none', opacity: 0.8 },
      circle(x, y, 118),
      circle(x, y, 92),
      path(`M${n(x)} ${n(y)}l-60 190M${n(x)} ${n(y)}l60 190`),
      ...spokes,
    ) + soil(stage)
  );
};

/** Theatre curtains drawn to both sides. */
export const curtains: Scenery = (stage) => {
  const side = (mirror: boolean): string => {
    const folds = [0, 1, 2, 3].map((fold) => {
      const x = fold * 34;
      return path(
        `M${x} -10Q${x + 30} ${n(stage.base * 0.5)} ${n(x * 0.5)} ${n(stage.base * 0.8)}Q${x + 6} ${n(stage.height * 0.9)} ${x} ${n(stage.height + 10)}H${x + 44}Q${x + 40} ${n(stage.base * 0.8)} ${x + 48} -10Z`,
        { fill: fold % 2 === 0 ? stage.fill : stage.light, opacity: fold % 2 === 0 ? 1 : 0.45 },
      );
    });
    return group({ transform: mirror ? `translate(${n(stage.width)} 0) scale(-1 1)` : undefined }, ...folds);
  };
  const swags = places({ ...stage, width: stage.width }, 120, 0).map((x) =>
    path(`M${n(x - 70)} -10Q${n(x)} 100 ${n(x + 70)} -10Z`, {
      fill: stage.fill,
      stroke: stage.light,
      'stroke-width': 3,
      'stroke-opacity': 0.5,
    }),
  );
  return side(false) + side(true) + swags.join('');
};

import { circle, el, group, n, path } from '../svg.ts';
import { places, ridge, rolling, type Scenery, type Stage } from './stage.ts';

const soil = (stage: Stage): string => path(ridge(stage, 10, rolling(stage, 9, 230)), { fill: stage.fill });

/** Jointed canes with a few narrow leaves. */
export const bambooGrove: Scenery = (stage) =>
  places(stage, 44)
    .map((x) => {
      const half = stage.chance.between(5, 9);
      const lean = stage.chance.between(-18, 18);
      const foot = stage.base + 60;
      const top = stage.base - stage.chance.between(200, 420);
      const cane = `M${n(x - half)} ${n(foot)}L${n(x + lean - half)} ${n(top)}h${n(half * 2)}L${n(x + half)} ${n(foot)}Z`;
      const joints: string[] = [];
      const leaves: string[] = [];
      for (let y = top + 30; y < foot; y += 46) {
        const at = x + (lean * (foot - y)) / (foot - top);
        joints.push(`M${n(at - half - 2)} ${n(y)}h${n(half * 2 + 4)}`);
        if (stage.chance.below(3) > 0) continue;
        const side = stage.chance.pick([-1, 1]);
        leaves.push(
          `M${n(at + side * half)} ${n(y)}q${n(side * 22)} -22 ${n(side * 50)} -4q${n(side * -26)} 12 ${n(side * -50)} 4Z`,
        );
      }
      return (
        path(cane + leaves.join(''), { fill: stage.fill }) +
        path(joints.join(''), { stroke: stage.light, 'stroke-width': 3, opacity: 0.45 })
      );
    })
    .join('') + soil(stage);

/** Wide trees in blossom: dark trunks, clouds of light. */
export const sakura: Scenery = (stage) =>
  soil(stage) +
  places(stage, 150)
    .map((x) => {
      const rise = stage.chance.between(110, 180);
      const top = stage.base - rise;
      const bend = stage.chance.between(-24, 24);
      const trunk = `M${n(x - 12)} ${n(stage.base + 60)}Q${n(x + bend)} ${n(stage.base - rise / 2)} ${n(x - 5)} ${n(top)}h10Q${n(x + bend + 14)} ${n(stage.base - rise / 2)} ${n(x + 14)} ${n(stage.base + 60)}Z`;
      const crown = Array.from({ length: 16 }, (_, index) => {
        const angle = (index / 16) * Math.PI * 2;
        const reach = stage.chance.between(0.2, 1);
        return circle(
          x + Math.cos(angle) * 74 * reach,
          top + Math.sin(angle) * 38 * reach,
          stage.chance.between(16, 30),
          {
            fill: index % 3 === 0 ? stage.glow : stage.light,
            opacity: stage.chance.between(0.45, 0.8),
          },
        );
      });
      return path(trunk, { fill: stage.fill }) + crown.join('');
    })
    .join('');

/** Saguaros with raised arms. */
export const cactus: Scenery = (stage) =>
  soil(stage) +
  group(
    { stroke: stage.fill, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', fill: 'none' },
    ...places(stage, 120).map((x) => {
      const rise = stage.chance.between(80, 190);
      const top = stage.base - rise;
      const left = stage.chance.between(0.25, 0.5) * rise;
      const right = stage.chance.between(0.35, 0.62) * rise;
      return (
        path(`M${n(x)} ${n(stage.base + 50)}V${n(top)}`, { 'stroke-width': 26 }) +
        path(
          `M${n(x)} ${n(stage.base - left)}h-34v${n(-rise * 0.24)}M${n(x)} ${n(stage.base - right)}h32v${n(-rise * 0.2)}`,
          { 'stroke-width': 17 },
        ) +
        path(`M${n(x - 6)} ${n(stage.base + 30)}V${n(top + 4)}`, {
          stroke: stage.light,
          'stroke-width': 3,
          opacity: 0.35,
        })
      );
    }),
  );

/** Tall mushrooms with lit spots. */
export const mushrooms: Scenery = (stage) =>
  soil(stage) +
  places(stage, 96)
    .map((x) => {
      const rise = stage.chance.between(60, 170);
      const half = rise * stage.chance.between(0.34, 0.46);
      const top = stage.base - rise;
      const stalk = `M${n(x - half * 0.22)} ${n(stage.base + 60)}Q${n(x - half * 0.1)} ${n(top + rise * 0.5)} ${n(x - half * 0.16)} ${n(top + half * 0.5)}h${n(half * 0.32)}Q${n(x + half * 0.1)} ${n(top + rise * 0.5)} ${n(x + half * 0.22)} ${n(stage.base + 60)}Z`;
      const cap = `M${n(x - half)} ${n(top + half * 0.6)}Q${n(x - half * 0.9)} ${n(top - half * 0.4)} ${n(x)} ${n(top - half * 0.4)}Q${n(x + half * 0.9)} ${n(top - half * 0.4)} ${n(x + half)} ${n(top + half * 0.6)}Q${n(x)} ${n(top + half * 0.2)} ${n(x - half)} ${n(top + half * 0.6)}Z`;
      const spots = [
        [-0.45, 0.1, 0.13],
        [0.05, -0.12, 0.16],
        [0.5, 0.14, 0.12],
      ].map(([dx = 0, dy = 0, r = 0]) =>
        circle(x + dx * half, top + dy * half, r * half, { fill: stage.light, opacity: 0.7 }),
      );
      return path(stalk + cap, { fill: stage.fill }) + spots.join('');
    })
    .join('');

/** Rows of a flower field running to the horizon. */
export const flowerField: Scenery = (stage) => {
  const rows = [0, 1, 2, 3].map((row) => {
    const y = stage.base + row * row * 14 + 6;
    const gap = 22 + row * 12;
    return places(stage, gap)
      .map((x) => {
        const r = 4 + row * 2.4;
        return (
          path(`M${n(x)} ${n(y)}v${n(r * 4)}`, { stroke: stage.fill, 'stroke-width': 2 + row }) +
          circle(x, y + stage.chance.between(-4, 4), r, {
            fill: stage.chance.pick([stage.glow, stage.light, '#ffffff']),
            opacity: 0.75,
          })
        );
      })
      .join('');
  });
  return soil(stage) + rows.join('');
};

/** Stalks with heavy heads at the water's edge. */
export const reeds: Scenery = (stage) =>
  places(stage, 20)
    .map((x) => {
      const rise = stage.chance.between(70, 210);
      const lean = stage.chance.between(-22, 22);
      const top = stage.base + 40 - rise;
      return (
        path(`M${n(x)} ${n(stage.base + 60)}Q${n(x)} ${n(stage.base - rise / 3)} ${n(x + lean)} ${n(top)}`, {
          fill: 'none',
          stroke: stage.fill,
          'stroke-width': 4,
        }) +
        el('ellipse', { cx: x + lean, cy: top, rx: 7, ry: 24, fill: stage.fill }) +
        el('ellipse', { cx: x + lean - 2, cy: top - 4, rx: 2, ry: 14, fill: stage.light, opacity: 0.4 })
      );
    })
    .join('') + soil(stage);

/** Firs under snow. */
export const snowPines: Scenery = (stage) =>
  soil(stage) +
  places(stage, 62)
    .map((x) => {
      const rise = stage.chance.between(90, 220);
      const tier = (index: number, lift: number): string => {
        const y = stage.base + 34 - rise + (index * rise) / 4.2 - lift;
        const half = rise * (0.1 + index * 0.06) - lift * 0.6;
        return `M${n(x)} ${n(y - rise * 0.1)}L${n(x + half)} ${n(y + rise * 0.25)}Q${n(x)} ${n(y + rise * 0.18)} ${n(x - half)} ${n(y + rise * 0.25)}Z`;
      };
      const tiers = [0, 1, 2, 3];
      return tiers
        .map(
          (index) =>
            path(tier(index, 0), { fill: stage.fill }) +
            path(
              `M${n(x)} ${n(stage.base + 34 - rise + (index * rise) / 4.2 - rise * 0.1)}l${n(rise * 0.05)} ${n(rise * 0.13)}l${n(-rise * 0.05)} ${n(-rise * 0.03)}l${n(-rise * 0.05)} ${n(rise * 0.03)}Z`,
              { fill: stage.light, opacity: 0.8 },
            ),
        )
        .join('');
    })
    .join('');

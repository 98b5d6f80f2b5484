import { group, n, path } from '../svg.ts';
import { box, places, type Scenery } from './stage.ts';

/** Heaps of round clouds along the base line. */
export const clouds: Scenery = (stage) =>
  places(stage, 84)
    .map((x) => {
      const radius = stage.chance.between(34, 66);
      const y = stage.base + stage.chance.between(-10, 40);
      const puff = (dx: number, dy: number, scale: number): string =>
        `<circle cx="${n(x + dx * radius)}" cy="${n(y + dy * radius)}" r="${n(radius * scale)}"/>`;
      return (
        group(
          { fill: stage.fill },
          puff(0, 0, 1),
          puff(-0.9, 0.4, 0.7),
          puff(0.9, 0.35, 0.75),
          path(box(x - radius * 1.7, y + radius * 0.3, radius * 3.4, stage.height)),
        ) + group({ fill: stage.light, opacity: 0.35 }, puff(-0.15, -0.15, 0.8), puff(-0.95, 0.25, 0.5))
      );
    })
    .join('');

/** A dragon-prowed ship with a striped sail. */
export const longship: Scenery = (stage) => {
  const x = stage.width * stage.chance.pick([0.19, 0.81]);
  const y = stage.base + 34;
  const sail = `M${n(x - 62)} ${n(y - 150)}Q${n(x)} ${n(y - 128)} ${n(x + 62)} ${n(y - 150)}Q${n(x + 78)} ${n(y - 90)} ${n(x + 56)} ${n(y - 46)}Q${n(x)} ${n(y - 66)} ${n(x - 56)} ${n(y - 46)}Q${n(x - 78)} ${n(y - 90)} ${n(x - 62)} ${n(y - 150)}Z`;
  const hull = `M${n(x - 118)} ${n(y - 62)}q-16 -16 -2 -26q18 -4 18 14q4 40 40 46h124q36 -6 40 -46q0 -18 18 -14q14 10 -2 26q-8 84 -60 84h-112q-52 0 -64 -84Z`;
  const shields = [-60, -30, 0, 30, 60].map(
    (dx) => `<circle cx="${n(x + dx)}" cy="${n(y - 24)}" r="12" fill="${stage.light}" opacity=".7"/>`,
  );
  return (
    path(box(x - 3, y - 176, 6, 160), { fill: stage.fill }) +
    path(sail, { fill: stage.light, opacity: 0.8 }) +
    path(box(x - 34, y - 146, 20, 92) + box(x + 14, y - 146, 20, 92), { fill: stage.fill, opacity: 0.55 }) +
    path(hull, { fill: stage.fill }) +
    shields.join('')
  );
};

/** A three-master leaning on a reef. */
export const wreck: Scenery = (stage) => {
  const x = stage.width * stage.chance.pick([0.2, 0.8]);
  const y = stage.base + 20;
  const masts = [
    [-60, 130],
    [0, 180],
    [56, 120],
  ].map(([dx = 0, rise = 0]) => {
    const sail = `M${n(x + dx)} ${n(y - rise)}q46 40 34 ${n(rise * 0.55)}l-34 -8Z`;
    return (
      path(box(x + dx - 3, y - rise - 20, 6, rise + 20), { fill: stage.fill }) +
      path(sail, { fill: stage.light, opacity: 0.55 })
    );
  });
  const hull = `M${n(x - 110)} ${n(y - 44)}h36v16h150l36 -34q4 90 -46 104h-140q-36 -20 -36 -86Z`;
  return group({ transform: `rotate(-7 ${n(x)} ${n(y)})` }, ...masts, path(hull, { fill: stage.fill }));
};

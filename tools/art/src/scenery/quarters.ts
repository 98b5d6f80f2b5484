import { circle, el, n, path, polygon } from '../svg.ts';
import { box, places, ridge, rolling, type Scenery, type Stage } from './stage.ts';

const soil = (stage: Stage): string => path(ridge(stage, 12, rolling(stage, 6, 260)), { fill: stage.fill });

/** Narrow houses with stepped gables, some windows lit. */
export const gables: Scenery = (stage) =>
  places(stage, 68, 0.12)
    .map((x) => {
      const rise = stage.chance.between(90, 190);
      const top = stage.base - rise;
      const steps = [0, 1, 2].map((step) => box(x - 33 + step * 11, top - step * 14, 66 - step * 22, 20));
      const panes: string[] = [];
      for (let y = top + 18; y < stage.base + 10; y += 34) {
        for (const dx of [-22, -5, 12]) if (stage.chance.below(3) > 0) panes.push(box(x + dx, y, 10, 17));
      }
      return (
        path(box(x - 33, top, 66, rise + 70) + steps.join(''), { fill: stage.fill }) +
        path(panes.join(''), { fill: stage.glow, opacity: 0.6 })
      );
    })
    .join('') + soil(stage);

/** Towers with onion domes. */
export const onionDomes: Scenery = (stage) =>
  places(stage, 92, 0.2)
    .map((x, index) => {
      const rise = stage.chance.between(80, 200);
      const half = stage.chance.between(20, 32);
      const top = stage.base - rise;
      const dome = `M${n(x - half * 0.8)} ${n(top)}C${n(x - half * 1.7)} ${n(top - half * 1.3)} ${n(x - half * 0.3)} ${n(top - half * 1.7)} ${n(x)} ${n(top - half * 3)}C${n(x + half * 0.3)} ${n(top - half * 1.7)} ${n(x + half * 1.7)} ${n(top - half * 1.3)} ${n(x + half * 0.8)} ${n(top)}Z`;
      const stripes = [-0.5, 0, 0.5].map(
        (at) =>
          `M${n(x + at * half)} ${n(top)}Q${n(x + at * half * 2)} ${n(top - half * 1.2)} ${n(x)} ${n(top - half * 2.6)}`,
      );
      return (
        path(box(x - half * 0.8, top, half * 1.6, rise + 60) + dome, { fill: stage.fill }) +
        path(stripes.join(''), { fill: 'none', stroke: stage.light, 'stroke-width': 4, opacity: 0.45 }) +
        path(box(x - 5, top + 22, 10, 26), { fill: stage.glow, opacity: index % 2 === 0 ? 0.7 : 0.3 })
      );
    })
    .join('') + soil(stage);

/** Two storeys of arches in a curve, like a great arena. */
export const arena: Scenery = (stage) => {
  const middle = stage.width / 2;
  const wall = `M-20 ${n(stage.base + 60)}V${n(stage.base - 210)}Q${n(middle)} ${n(stage.base - 120)} ${n(stage.width + 20)} ${n(stage.base - 210)}V${n(stage.base + 60)}Z`;
  const arches = [0, 1].flatMap((floor) =>
    Array.from({ length: Math.ceil(stage.width / 56) }, (_, index) => {
      const x = index * 56 + 12;
      const sag = 88 * (1 - ((x - middle) / middle) ** 2);
      const y = stage.base - 170 + sag * 0.86 + floor * 78;
      return `M${n(x)} ${n(y + 52)}v-34a16 18 0 0 1 32 0v34Z`;
    }),
  );
  return (
    path(wall, { fill: stage.fill }) +
    path(arches.join(''), { fill: stage.glow, opacity: 0.45 }) +
    path(
      `M-20 ${n(stage.base - 200)}Q${n(middle)} ${n(stage.base - 110)} ${n(stage.width + 20)} ${n(stage.base - 200)}`,
      {
        fill: 'none',
        stroke: stage.light,
        'stroke-width': 6,
        opacity: 0.6,
      },
    ) +
    soil(stage)
  );
};

/** A lighthouse on a rock with its beam. */
export const lighthouse: Scenery = (stage) => {
  const x = stage.width * stage.chance.pick([0.15, 0.85]);
  const top = stage.base - 220;
  const away = x < stage.width / 2 ? 1 : -1;
  const tower = polygon([
    [x - 34, stage.base + 40],
    [x - 20, top],
    [x + 20, top],
    [x + 34, stage.base + 40],
  ]);
  const bands = [0.25, 0.6].map((at) => {
    const y = top + at * 250;
    const half = 20 + at * 14;
    return polygon([
      [x - half, y],
      [x + half, y],
      [x + half + 3, y + 38],
      [x - half - 3, y + 38],
    ]);
  });
  return (
    path(
      polygon([
        [x, top - 18],
        [x + away * stage.width, top - 110],
        [x + away * stage.width, top + 60],
      ]),
      { fill: stage.glow, opacity: 0.3 },
    ) +
    path(tower + box(x - 27, top - 6, 54, 8) + box(x - 15, top - 34, 30, 30), { fill: stage.fill }) +
    path(bands.join(''), { fill: stage.light, opacity: 0.7 }) +
    path(`M${n(x - 20)} ${n(top - 34)}a20 18 0 0 1 40 0Z`, { fill: stage.fill }) +
    circle(x, top - 19, 11, { fill: stage.glow }) +
    path(
      ridge(stage, 30, (at) => stage.chance.between(-18, 30) - Math.abs(at - x) * 0.12),
      { fill: stage.fill },
    )
  );
};

/** A suspension bridge with lamps. */
export const bridge: Scenery = (stage) => {
  const deck = stage.base - 20;
  const towers = [0.16, 0.84].map((at) => stage.width * at);
  const [left = 0, right = 0] = towers;
  const cable = `M-20 ${n(deck - 70)}L${n(left)} ${n(deck - 190)}Q${n(stage.width / 2)} ${n(deck + 20)} ${n(right)} ${n(deck - 190)}L${n(stage.width + 20)} ${n(deck - 70)}`;
  const hangers: string[] = [];
  for (let x = left + 24; x < right; x += 24) {
    const share = (x - left) / (right - left);
    hangers.push(`M${n(x)} ${n(deck)}V${n(deck - 190 + 4 * 105 * share * (1 - share))}`);
  }
  return (
    path(cable + hangers.join(''), { fill: 'none', stroke: stage.light, 'stroke-width': 3, opacity: 0.6 }) +
    path(towers.map((x) => box(x - 13, deck - 204, 26, 330) + box(x - 22, deck - 100, 44, 12)).join(''), {
      fill: stage.fill,
    }) +
    path(box(-10, deck, stage.width + 20, 17), { fill: stage.fill }) +
    places(stage, 46, 0)
      .map((x) => circle(x, deck - 6, 4, { fill: stage.glow, opacity: 0.9 }))
      .join('')
  );
};

/** Balloons with baskets, some far, some near. */
export const airBalloons: Scenery = (stage) =>
  places(stage, 128)
    .map((x, index) => {
      const r = stage.chance.between(26, 54);
      const y = stage.base - stage.chance.between(60, 300);
      const bag = `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 0 1 ${n(r * 2)} 0Q${n(x + r * 0.8)} ${n(y + r * 0.8)} ${n(x + r * 0.22)} ${n(y + r * 1.35)}h${n(-r * 0.44)}Q${n(x - r * 0.8)} ${n(y + r * 0.8)} ${n(x - r)} ${n(y)}Z`;
      return (
        path(bag, { fill: index % 2 === 0 ? stage.fill : stage.light, opacity: index % 2 === 0 ? 1 : 0.75 }) +
        el('ellipse', { cx: x, cy: y + r * 0.1, rx: r * 0.4, ry: r * 1.05, fill: stage.glow, opacity: 0.35 }) +
        path(box(x - r * 0.16, y + r * 1.55, r * 0.32, r * 0.26), { fill: stage.fill })
      );
    })
    .join('');

/** Striped awnings of a market with hanging lamps. */
export const awnings: Scenery = (stage) =>
  places(stage, 132, 0.06)
    .map((x) => {
      const top = stage.base - stage.chance.between(60, 110);
      const stripes = [-66, -22, 22].map((dx) =>
        polygon([
          [x + dx + 6, top],
          [x + dx + 28, top],
          [x + dx + 22, top + 36],
          [x + dx - 4, top + 36],
        ]),
      );
      return (
        path(
          polygon([
            [x - 56, top],
            [x + 56, top],
            [x + 70, top + 36],
            [x - 70, top + 36],
          ]) +
            box(x - 62, top + 36, 6, 200) +
            box(x + 56, top + 36, 6, 200) +
            box(x - 62, top + 84, 124, 100),
          { fill: stage.fill },
        ) +
        path(stripes.join(''), { fill: stage.light, opacity: 0.65 }) +
        circle(x, top + 54, 9, { fill: stage.glow, opacity: 0.9 })
      );
    })
    .join('') + soil(stage);

/** Leaning gravestones and crosses. */
export const tombs: Scenery = (stage) =>
  soil(stage) +
  places(stage, 70)
    .map((x, index) => {
      const rise = stage.chance.between(46, 96);
      const foot = stage.base + 30;
      const lean = stage.chance.between(-9, 9);
      const stone =
        index % 3 === 0
          ? box(x - 7, foot - rise * 1.3, 14, rise * 1.3) + box(x - 25, foot - rise, 50, 13)
          : `M${n(x - 24)} ${n(foot)}v${n(-rise)}a24 24 0 0 1 48 0v${n(rise)}Z`;
      return el(
        'g',
        { transform: `rotate(${n(lean)} ${n(x)} ${n(foot)})` },
        path(stone, { fill: stage.fill }),
        path(box(x - 24, foot - rise, 4, rise), { fill: stage.light, opacity: index % 3 === 0 ? 0 : 0.4 }),
      );
    })
    .join('');

/** Icebergs drifting on flat water. */
export const icebergs: Scenery = (stage) =>
  places(stage, 150)
    .map((x) => {
      const rise = stage.chance.between(50, 150);
      const half = stage.chance.between(54, 92);
      const foot = stage.base + 26;
      const tip = x + stage.chance.between(-20, 20);
      return (
        path(
          polygon([
            [x - half, foot],
            [x - half * 0.5, foot - rise * 0.7],
            [tip, foot - rise],
            [x + half * 0.5, foot - rise * 0.55],
            [x + half, foot],
          ]),
          { fill: stage.fill },
        ) +
        path(
          polygon([
            [x - half, foot],
            [x - half * 0.5, foot - rise * 0.7],
            [tip, foot - rise],
            [x - half * 0.1, foot - rise * 0.4],
            [x - half * 0.2, foot],
          ]),
          { fill: stage.light, opacity: 0.45 },
        )
      );
    })
    .join('') +
  path(box(-10, stage.base + 20, stage.width + 20, stage.height), { fill: stage.fill }) +
  path(
    [0, 1, 2, 3]
      .map(
        (row) =>
          `M${n(stage.chance.between(0, 90))} ${n(stage.base + 44 + row * 26)}h${n(stage.chance.between(120, 260))}`,
      )
      .join(''),
    { stroke: stage.light, 'stroke-width': 3, opacity: 0.4 },
  );

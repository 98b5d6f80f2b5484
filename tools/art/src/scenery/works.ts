import { circle, group, n, path, polar, polygon, type Point } from '../svg.ts';
import { box, places, ridge, rolling, type Scenery, type Stage } from './stage.ts';

const soil = (stage: Stage): string => path(ridge(stage, 12, rolling(stage, 6, 260)), { fill: stage.fill });

function cog([x, y]: Point, radius: number, teeth: number, turn: number): string {
  const points: Point[] = [];
  for (let tooth = 0; tooth < teeth; tooth++) {
    const angle = turn + (tooth / teeth) * Math.PI * 2;
    const step = Math.PI / teeth / 2;
    points.push(
      polar([x, y], radius * 0.84, angle - step * 1.6),
      polar([x, y], radius, angle - step),
      polar([x, y], radius, angle + step),
      polar([x, y], radius * 0.84, angle + step * 1.6),
    );
  }
  return polygon(points);
}

/** Meshed wheels of a great clockwork. */
export const gears: Scenery = (stage) =>
  places(stage, 118)
    .map((x, index) => {
      const radius = stage.chance.between(54, 108);
      const y = stage.base - stage.chance.between(20, 210) * (index % 2 === 0 ? 1 : 0.4);
      return (
        path(cog([x, y], radius, Math.round(radius / 6), stage.chance.between(0, 1)), { fill: stage.fill }) +
        circle(x, y, radius * 0.62, { fill: 'none', stroke: stage.light, 'stroke-width': 7, opacity: 0.4 }) +
        circle(x, y, radius * 0.2, { fill: stage.light, opacity: 0.5 })
      );
    })
    .join('') + soil(stage);

/** Chimneys, saw-tooth roofs and lit panes. */
export const factory: Scenery = (stage) =>
  places(stage, 128, 0.1)
    .map((x) => {
      const rise = stage.chance.between(60, 110);
      const top = stage.base - rise;
      const teeth = [-54, -18, 18].map((dx) => `L${n(x + dx)} ${n(top - 30)}L${n(x + dx + 36)} ${n(top)}`).join('');
      const hall = `M${n(x - 54)} ${n(stage.base + 60)}V${n(top)}${teeth}V${n(stage.base + 60)}Z`;
      const stackTop = top - stage.chance.between(70, 150);
      const stack = `M${n(x + 30)} ${n(top)}L${n(x + 34)} ${n(stackTop)}h18L${n(x + 58)} ${n(top)}Z`;
      const smoke = [0, 1, 2].map((puff) =>
        circle(x + 44 + puff * 16, stackTop - 14 - puff * 22, 12 + puff * 8, { fill: stage.light, opacity: 0.28 }),
      );
      return (
        smoke.join('') +
        path(hall + stack, { fill: stage.fill }) +
        path([-40, -14, 12].map((dx) => box(x + dx, top + 18, 16, 20)).join(''), { fill: stage.glow, opacity: 0.55 })
      );
    })
    .join('') + soil(stage);

/** Copper traces that end in lit pads. */
export const circuit: Scenery = (stage) => {
  const traces = places(stage, 34, 0.3).map((x) => {
    const rise = stage.chance.between(80, 340);
    const shift = stage.chance.pick([-40, -20, 20, 40]);
    const middle = stage.base - rise * stage.chance.between(0.3, 0.6);
    const d = `M${n(x)} ${n(stage.height + 10)}V${n(middle)}l${n(shift)} ${n(-Math.abs(shift))}V${n(stage.base - rise)}`;
    return (
      path(d, { fill: 'none', stroke: stage.light, 'stroke-width': 3.5, opacity: 0.45 }) +
      circle(x + shift, stage.base - rise, 8, { fill: stage.glow, opacity: 0.85 })
    );
  });
  return (
    traces.join('') +
    path(
      ridge(stage, 40, () => stage.chance.between(-6, 22)),
      { fill: stage.fill },
    )
  );
};

/** Timber props and rails of a mine, with hanging lamps. */
export const mine: Scenery = (stage) => {
  const frames = [1, 0.72, 0.48].map((scale, index) => {
    const half = stage.width * 0.46 * scale;
    const middle = stage.width / 2;
    const top = stage.base - 300 * scale;
    const beam = 26 * scale;
    const posts = box(middle - half, top, beam, 700) + box(middle + half - beam, top, beam, 700);
    const head = box(middle - half - 14, top - beam, half * 2 + 28, beam);
    const braces = polygon([
      [middle - half + beam, top + 70 * scale],
      [middle - half + beam + 70 * scale, top],
      [middle - half + beam + 92 * scale, top],
      [middle - half + beam, top + 94 * scale],
    ]);
    return (
      path(posts + head + braces, { fill: stage.fill, opacity: 1 - index * 0.12 }) +
      path(box(middle - half, top, 5 * scale, 700) + box(middle - half - 14, top - beam, half * 2 + 28, 4), {
        fill: stage.light,
        opacity: 0.35,
      }) +
      circle(middle + half * 0.5, top + 34 * scale, 12 * scale, { fill: stage.glow, opacity: 0.9 })
    );
  });
  return frames.toReversed().join('') + soil(stage);
};

/** Hanging and standing stones of a cave, lit from behind. */
export const cave: Scenery = (stage) => {
  const teeth = (up: boolean): string =>
    places(stage, 48)
      .map((x) => {
        const long = stage.chance.between(50, 210);
        const half = stage.chance.between(16, 34);
        const root = up ? stage.base + 60 : -10;
        const tip = up ? stage.base + 30 - long * 0.6 : long;
        return polygon([
          [x - half, root],
          [x + half, root],
          [x + half * 0.2, tip],
        ]);
      })
      .join('');
  return path(teeth(false) + teeth(true), { fill: stage.fill }) + soil(stage);
};

/** Windmills with four sails on low hills. */
export const windmills: Scenery = (stage) =>
  places(stage, 200)
    .map((x) => {
      const rise = stage.chance.between(110, 170);
      const top = stage.base - rise;
      const turn = stage.chance.between(0, 1.5);
      const tower = polygon([
        [x - 34, stage.base + 50],
        [x - 18, top],
        [x + 18, top],
        [x + 34, stage.base + 50],
      ]);
      const cap = `M${n(x - 22)} ${n(top)}a22 24 0 0 1 44 0Z`;
      const sails = [0, 1, 2, 3].map((sail) => {
        const angle = turn + (sail * Math.PI) / 2;
        const tip = polar([x, top], 96, angle);
        const side = polar([x, top], 92, angle + 0.2);
        return polygon([[x, top], tip, side, polar([x, top], 24, angle + 0.5)]);
      });
      return (
        path(tower + cap, { fill: stage.fill }) +
        path(sails.join(''), { fill: stage.light, opacity: 0.6 }) +
        circle(x, top, 6, { fill: stage.glow })
      );
    })
    .join('') + path(ridge(stage, 8, rolling(stage, 18, 300)), { fill: stage.fill });

/** Light cones from above onto a stage. */
export const spotlights: Scenery = (stage) => {
  const cones = [0.12, 0.34, 0.66, 0.88].map((at, index) => {
    const x = stage.width * at;
    const aim = stage.width * (0.5 + (at - 0.5) * stage.chance.between(-0.6, 0.4));
    return (
      path(
        polygon([
          [x - 9, 10],
          [x + 9, 10],
          [aim + 78, stage.base + 70],
          [aim - 78, stage.base + 70],
        ]),
        { fill: index % 2 === 0 ? stage.glow : stage.light, opacity: 0.2 },
      ) + path(box(x - 17, -4, 34, 20), { fill: stage.fill })
    );
  });
  const boards = [0, 1, 2, 3, 4].map((row) => `M-10 ${n(stage.base + 70 + row * row * 9)}H${n(stage.width + 10)}`);
  return (
    cones.join('') +
    path(box(-10, stage.base + 60, stage.width + 20, 400), { fill: stage.fill }) +
    group({ stroke: stage.light, 'stroke-width': 2, opacity: 0.3 }, path(boards.join('')))
  );
};

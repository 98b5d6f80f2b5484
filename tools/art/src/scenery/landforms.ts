import { n, path, polygon, type Point } from '../svg.ts';
import { places, ridge, rolling, type Scenery, type Stage } from './stage.ts';

const ground = (stage: Stage, amplitude: number, wavelength: number): string =>
  path(ridge(stage, 8, rolling(stage, amplitude, wavelength)), { fill: stage.fill });

/** Soft sand with a lit crest on every second dune. */
export const dunes: Scenery = (stage) => {
  const crests = places(stage, 210).map((x) => {
    const rise = stage.chance.between(45, 95);
    const run = rise * 2.6;
    const foot = stage.base + 40;
    const d = `M${n(x - run)} ${n(foot)}Q${n(x - run / 3)} ${n(foot - rise)} ${n(x)} ${n(foot - rise)}Q${n(x + 12)} ${n(foot - rise / 2)} ${n(x - 20)} ${n(foot)}Z`;
    return path(d, { fill: stage.fill }) + path(d, { fill: stage.light, opacity: 0.3 });
  });
  return crests.join('') + ground(stage, 14, 300);
};

export const hills: Scenery = (stage) => ground(stage, 26, 260);

/** Round hills with stripes, like scoops of ice cream. */
export const candyHills: Scenery = (stage) =>
  places(stage, 120)
    .map((x, index) => {
      const radius = stage.chance.between(80, 130);
      const y = stage.base + radius * 0.55;
      const scoop = `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${stage.fill}"/>`;
      const stripe = (scale: number): string =>
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius * scale)}" fill="none" stroke="${stage.light}" stroke-width="7" opacity=".4"/>`;
      return scoop + (index % 2 === 0 ? stripe(0.86) + stripe(0.66) : stripe(0.76));
    })
    .join('') + ground(stage, 10, 200);

function peak(stage: Stage, x: number, rise: number, run: number): string {
  const top = stage.base - rise;
  const left: Point = [x - run, stage.base + 60];
  const right: Point = [x + run, stage.base + 60];
  const cap: Point[] = [
    [x, top],
    [x + run * 0.3, top + rise * 0.38],
    [x + run * 0.14, top + rise * 0.3],
    [x + run * 0.04, top + rise * 0.44],
    [x - run * 0.1, top + rise * 0.3],
    [x - run * 0.26, top + rise * 0.4],
  ];
  const lit = polygon([[x, top], left, [x - run * 0.15, stage.base + 60]]);
  return (
    path(polygon([left, [x, top], right]), { fill: stage.fill }) +
    path(lit, { fill: stage.light, opacity: 0.16 }) +
    path(polygon(cap), { fill: stage.light, opacity: 0.75 })
  );
}

export const peaks: Scenery = (stage) =>
  places(stage, 130)
    .map((x) => peak(stage, x, stage.chance.between(120, 230), stage.chance.between(90, 140)))
    .join('') + ground(stage, 12, 240);

/** Flat-topped desert rocks. */
export const mesa: Scenery = (stage) =>
  places(stage, 210)
    .map((x) => {
      const rise = stage.chance.between(70, 150);
      const half = stage.chance.between(45, 80);
      const top = stage.base - rise;
      const d = polygon([
        [x - half - 26, stage.base + 20],
        [x - half, top + 34],
        [x - half * 0.9, top],
        [x + half * 0.85, top - 5],
        [x + half, top + 40],
        [x + half + 34, stage.base + 20],
      ]);
      const bands = [0.25, 0.45].map((share) =>
        path(`M${n(x - half * 0.95)} ${n(top + rise * share)}h${n(half * 1.9)}`, {
          stroke: stage.light,
          'stroke-width': 5,
          opacity: 0.25,
        }),
      );
      return path(d, { fill: stage.fill }) + bands.join('');
    })
    .join('') + ground(stage, 8, 260);

/** One smoking cone off centre, with lava running down. */
export const volcano: Scenery = (stage) => {
  const x = stage.width * stage.chance.pick([0.2, 0.8]);
  const top = stage.base - 190;
  const cone = `M${n(x - 230)} ${n(stage.base + 60)}Q${n(x - 70)} ${n(stage.base - 40)} ${n(x - 38)} ${n(top)}L${n(x - 12)} ${n(top + 10)}L${n(x + 14)} ${n(top - 2)}L${n(x + 40)} ${n(top + 6)}Q${n(x + 80)} ${n(stage.base - 40)} ${n(x + 250)} ${n(stage.base + 60)}Z`;
  const flow = `M${n(x - 10)} ${n(top + 8)}q-14 50 6 90t-18 100M${n(x + 14)} ${n(top + 2)}q22 40 10 84t26 84`;
  return (
    path(`M${n(x)} ${n(top)}m-40 0a40 26 0 0 1 80 0q20 -80 -20 -120q-50 30 -60 120Z`, {
      fill: stage.glow,
      opacity: 0.4,
    }) +
    path(cone, { fill: stage.fill }) +
    path(flow, { fill: 'none', stroke: stage.glow, 'stroke-width': 8, 'stroke-linecap': 'round', opacity: 0.75 }) +
    ground(stage, 16, 200)
  );
};

/** Moon ground with shallow craters. */
export const craters: Scenery = (stage) =>
  ground(stage, 14, 320) +
  places(stage, 105)
    .map((x) => {
      const rx = stage.chance.between(18, 46);
      const y = stage.base + stage.chance.between(30, 110);
      return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(rx * 0.32)}" fill="${stage.light}" opacity=".3"/><ellipse cx="${n(x)}" cy="${n(y + 4)}" rx="${n(rx * 0.9)}" ry="${n(rx * 0.26)}" fill="#000" opacity=".4"/>`;
    })
    .join('');

/** Three rows of scalloped water. */
export const waves: Scenery = (stage) =>
  [0, 34, 70]
    .map((drop, row) => {
      const size = 46 + row * 10;
      let d = `M${n(-size + row * 17)} ${n(stage.base + drop)}`;
      for (let x = -size; x < stage.width + size; x += size) d += `q${n(size / 2)} ${n(-size * 0.45)} ${n(size)} 0`;
      d += `V${n(stage.height + 20)}H-60Z`;
      return (
        path(d, { fill: stage.fill }) + path(d, { fill: 'none', stroke: stage.light, 'stroke-width': 3, opacity: 0.45 })
      );
    })
    .join('');

/** Jagged dark rocks at the foot. */
export const rocks: Scenery = (stage) =>
  path(
    ridge(stage, 34, () => stage.chance.between(-10, 62)),
    { fill: stage.fill },
  );

/** Tall crystals leaning out of the ground, each with a lit face. */
export const shards: Scenery = (stage) =>
  places(stage, 54)
    .map((x) => {
      const rise = stage.chance.between(60, 210);
      const half = rise * stage.chance.between(0.11, 0.17);
      const lean = stage.chance.between(-0.35, 0.35) * rise;
      const foot = stage.base + 50;
      const tip: Point = [x + lean, stage.base - rise];
      const shoulder = stage.base - rise * 0.72;
      const body = polygon([
        [x - half, foot],
        [x + lean * 0.72 - half, shoulder],
        tip,
        [x + lean * 0.72 + half, shoulder],
        [x + half, foot],
      ]);
      const face = polygon([
        [x - half, foot],
        [x + lean * 0.72 - half, shoulder],
        tip,
        [x + lean * 0.6, stage.base - rise * 0.6],
        [x, foot],
      ]);
      return path(body, { fill: stage.fill }) + path(face, { fill: stage.light, opacity: 0.3 });
    })
    .join('') + ground(stage, 8, 180);

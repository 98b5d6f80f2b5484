import type { Chance } from '../random.ts';
import { n, polygon, type Point } from '../svg.ts';

/** The strip a piece of scenery is drawn on. Heights are in canvas units; the ground line is `base`. */
export interface Stage {
  width: number;
  height: number;
  base: number;
  chance: Chance;
  /** Paint of the silhouette: a colour or a `url(#...)`. */
  fill: string;
  /** Lighter colour for edges, snow and lit windows. */
  light: string;
  glow: string;
}

export type Scenery = (stage: Stage) => string;

/** A ridge line from left to right, closed at the foot of the canvas. `heightAt` gives the height over the base. */
export function ridge(stage: Stage, step: number, heightAt: (x: number) => number): string {
  const points: Point[] = [[-20, stage.height + 20]];
  for (let x = -20; x <= stage.width + 20; x += step) points.push([x, stage.base - heightAt(x)]);
  points.push([stage.width + 20, stage.height + 20]);
  return polygon(points);
}

/** Places across the stage with a gap and a jitter, from one edge to beyond the other. */
export function places(stage: Stage, gap: number, jitter = 0.35): number[] {
  const found: number[] = [];
  for (let x = stage.chance.between(-0.3, 0.3) * gap; x < stage.width + gap / 2; x += gap) {
    found.push(x + stage.chance.between(-jitter, jitter) * gap);
  }
  return found;
}

/** Path data of an axis-parallel box. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;
}

/** A rolling line made of three waves. */
export function rolling(stage: Stage, amplitude: number, wavelength: number): (x: number) => number {
  const phase = [stage.chance.between(0, 6), stage.chance.between(0, 6), stage.chance.between(0, 6)] as const;
  return (x) => {
    const turn = (x / wavelength) * Math.PI * 2;
    return (
      amplitude *
      (Math.sin(turn + phase[0]) + 0.5 * Math.sin(turn * 1.7 + phase[1]) + 0.25 * Math.sin(turn * 3.1 + phase[2]))
    );
  };
}

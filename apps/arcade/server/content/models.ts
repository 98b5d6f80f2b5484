import type { Family, Figures, Step } from '@cosmodrome/maths/model';

/**
 * A model as the studio plays it, whatever its family. Actions reach it only after `actions.ts` has checked their
 * shape, states only as the model itself gave them; so the types of the families can be left behind here.
 */
export interface PlayableModel {
  id: string;
  family: Family;
  lines: number | null;
  ways: number | null;
  features: readonly string[];
  figures: Figures;
  stakeUnit: number;
  help: unknown;
  symbols?: readonly string[];
  strips?: { base: readonly (readonly number[])[]; free: readonly (readonly number[])[] };
  play(state: unknown, action: unknown, rng: { int(bound: number): number }): Step<unknown, unknown>;
  view(state: unknown): unknown;
  legal(state: unknown): readonly string[];
}

/** The model of an id; undefined for an id that the maths package does not have. */
export type ModelSource = (id: string) => PlayableModel | undefined;

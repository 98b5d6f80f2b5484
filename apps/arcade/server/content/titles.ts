import type { LadderKind } from '@cosmodrome/rules/play/ladders';
import type { Theme } from '../../api/calls.ts';

/** A theme before it is told in a language. */
export type TitleTheme = Omit<Theme, 'symbolNames'>;

/** A game as the catalogue knows it: a model in a dress. */
export interface ArcadeTitle {
  /** `producer/Name`. */
  identifier: string;
  /** Last part of the frame's address. */
  slug: string;
  title: string;
  studio: string;
  /** Id of a model of the maths package. */
  model: string;
  theme: TitleTheme;
  /** Names of the symbols by locale and role. */
  symbolNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Rungs of the bet ladder in minor units, by kind of game and currency; the first and last are the bounds. */
export type StakeTable = Readonly<Record<StakeKind, Readonly<Record<string, readonly number[]>>>>;
export type StakeKind = LadderKind;

export interface ArcadeContent {
  titles: readonly ArcadeTitle[];
  stakes?: StakeTable | undefined;
}

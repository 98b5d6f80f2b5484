import type { Theme } from '@cosmodrome/content/schema/catalogue.ts';
import { darken, mix, turnHue } from './colour.ts';
import type { Chance } from './random.ts';

/** The colours one picture is painted in: a theme's palette, perhaps turned to another time of day. */
export type Look = Theme['palette'] & {
  /** The darkest colour of the land: foreground and framing. */
  near: string;
};

/** What every layer needs to draw itself. */
export interface Canvas {
  width: number;
  height: number;
  chance: Chance;
  look: Look;
}

/** Applies a turn of the sky (degrees) and a shade (0 keeps, 0.4 is night) to a palette; lettering and glow stay. */
export function lookOf(palette: Theme['palette'], turn: number, shade: number): Look {
  const turned = (hex: string): string => darken(turn === 0 ? hex : turnHue(hex, turn), shade);
  const sky = { top: turned(palette.sky.top), mid: turned(palette.sky.mid), low: turned(palette.sky.low) };
  return { ...palette, sky, near: darken(mix(sky.top, sky.mid, 0.12), 0.38) };
}

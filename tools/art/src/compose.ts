import type { Art, Game, Studio, Theme } from '@cosmodrome/content/schema/catalogue.ts';
import { lookOf, type Canvas, type Look } from './canvas.ts';
import { mix } from './colour.ts';
import { drawings } from './drawn/index.ts';
import { hero } from './hero.ts';
import { aura } from './layers/aura.ts';
import { framing } from './layers/framing.ts';
import { backLight, footShade, groundShadow, rays, vignette } from './layers/light.ts';
import { loot } from './layers/loot.ts';
import { mark } from './layers/mark.ts';
import { particles } from './layers/particles.ts';
import { sky, skyExtra, smoke } from './layers/sky.ts';
import { land } from './layers/land.ts';
import { chanceFrom } from './random.ts';
import { el, type Point } from './svg.ts';
import { title } from './title.ts';

export const TILE = { width: 480, height: 640 } as const;

/** A tile's whole specification: what its hash is made of. */
export interface TileSpecification {
  slug: string;
  art: Art;
  theme: Theme;
  /** Lettering and strokes of the title, when another theme lends them. */
  lettering: Theme;
  mark: string;
}

/** Gathers what a game's tile depends on. Throws when a theme that it borrows from does not exist. */
export function tileSpecification(game: Game, themes: ReadonlyMap<string, Theme>, studio: Studio): TileSpecification {
  const need = (id: string): Theme => {
    const theme = themes.get(id);
    if (theme === undefined) throw new Error(`${game.slug}: no theme "${id}"`);
    return theme;
  };
  return {
    slug: game.slug,
    art: game.art,
    theme: need(game.theme),
    lettering: need(game.art.lettering ?? game.theme),
    mark: studio.mark,
  };
}

/** The colours of a tile: the theme's palette at the tile's time of day, with the title's colours. */
export function tileLook({ art, theme, lettering }: TileSpecification): Look {
  const look = lookOf(theme.palette, art.turn ?? 0, art.shade ?? 0);
  return {
    ...look,
    glow: art.glow ?? look.glow,
    lettering: lettering.palette.lettering,
    stroke: lettering.palette.stroke,
  };
}

type Icon = Extract<Art['hero'], { icon: string }>;

interface Placed {
  centre: Point;
  size: number;
}

function place(icon: Icon, art: Art): Placed {
  const top = art.title.place === 'top';
  return {
    centre: [icon.x ?? 240, icon.y ?? (top ? 388 : art.title.rows.length === 1 ? 270 : 232)],
    size: icon.size ?? 372,
  };
}

function lit(canvas: Canvas, icon: Icon, placed: Placed, id: string, metal: string): string {
  return hero(canvas.look, {
    reference: icon.icon,
    centre: placed.centre,
    size: placed.size,
    turn: icon.turn ?? 0,
    flip: icon.flip ?? false,
    metal: icon.metal ?? metal,
    plate: icon.plate,
    id,
    glow: 15,
  });
}

function heroes(canvas: Canvas, art: Art, theme: Theme): string {
  if ('drawing' in art.hero) return (drawings[art.hero.drawing] ?? unknownDrawing(art.hero.drawing))(canvas);
  const placed = place(art.hero, art);
  const second =
    art.second === undefined
      ? ''
      : lit(
          canvas,
          art.second,
          { ...place(art.second, art), size: art.second.size ?? placed.size / 2 },
          'second',
          theme.metal,
        );
  return groundShadow(canvas, placed.centre, placed.size) + second + lit(canvas, art.hero, placed, 'hero', theme.metal);
}

function unknownDrawing(name: string): never {
  throw new Error(`No drawing "${name}"`);
}

/** One tile as SVG text, 480 x 640. */
export function tile(specification: TileSpecification): string {
  const { art, theme, slug, lettering } = specification;
  const look = tileLook(specification);
  const canvas: Canvas = { ...TILE, chance: chanceFrom(slug), look };
  const isDrawn = 'drawing' in art.hero;
  const centre: Point = 'drawing' in art.hero ? [240, 240] : place(art.hero, art).centre;
  const size = 'drawing' in art.hero ? 380 : place(art.hero, art).size;
  const chosen = <T>(own: T | undefined, common: T): T => (own === undefined ? common : own);
  const onTop = art.title.place === 'top';
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      'xmlns:xlink': 'http://www.w3.org/1999/xlink',
      viewBox: '0 0 480 640',
      width: 480,
      height: 640,
    },
    sky(canvas),
    art.smoke === true ? smoke(canvas) : '',
    skyExtra(canvas, chosen(art.extra, theme.scene.extra)),
    land(canvas, chosen(art.far, theme.scene.far), chosen(art.near, theme.scene.near), 372, [
      backLight(canvas, centre, isDrawn ? 0.5 : 0.6) + (art.rays === undefined ? '' : rays(canvas, centre, art.rays)),
    ]),
    art.aura === undefined ? '' : aura(canvas, art.aura, centre, size),
    framing(canvas, chosen(art.framing, theme.scene.framing) ?? 'none'),
    heroes(canvas, art, theme),
    onTop ? headShade(look) : '',
    footShade(canvas, art.foot ?? (onTop ? 0.55 : 0.9)),
    art.loot === undefined ? '' : loot(canvas, art.loot),
    vignette(canvas, art.loot === undefined ? 0.8 : 0.6),
    particles(canvas, chosen(art.particles, theme.scene.particles)),
    title(look, canvas, { ...art.title, face: art.face ?? lettering.face }),
    mark(canvas.width, specification.mark),
  );
}

/** Darkens the sky behind a title at the head. */
function headShade(look: Look): string {
  const colour = mix(look.sky.top, look.stroke.dark, 0.6);
  return (
    `<linearGradient id="head" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity=".85"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>` +
    el('rect', { width: TILE.width, height: 260, fill: 'url(#head)' })
  );
}

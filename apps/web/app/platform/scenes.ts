import type { BannerScene } from '@cosmodrome/ui/banner';

/** Every scene of the brand, by file name; one size of the older format for browsers without AVIF. */
const files = import.meta.glob<string>(
  ['../../../../packages/ui/src/scenes/*.avif', '../../../../packages/ui/src/scenes/*-{328,852}.webp'],
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
);

const byName = new Map(Object.entries(files).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]));

const night: readonly [string, string] = ['#2a2550', '#0a1020'];

function art(name: string, shape: 'wide' | 'tall', widths: readonly number[]) {
  const url = (width: number, format: string): string => byName.get(`${name}-${shape}-${width}.${format}`) ?? '';
  const set = (format: string): string => widths.map((width) => `${url(width, format)} ${width}w`).join(', ');
  return { src: url(widths[0] ?? 0, 'webp'), avif: set('avif'), palette: night };
}

/** The pictures of a banner's scene; the launch for a name that the brand has not. */
export function sceneOf(image: string): BannerScene {
  const name = byName.has(`${image}-wide-852.avif`) ? image : 'night-launch';
  return { wide: art(name, 'wide', [852, 1704]), tall: art(name, 'tall', [328, 656]) };
}

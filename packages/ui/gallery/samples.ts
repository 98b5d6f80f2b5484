import type { Art } from '../src/game/art.tsx';
import type { MoneyPart } from '../src/money/money.tsx';

/** Formatted parts of an amount, as the application gets them from Intl. */
export function amount(value: number, currency = 'EUR', locale = 'en'): MoneyPart[] {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(value);
}

/** An amount in a unit Intl does not know. */
export const unit = (figure: string, name: string): MoneyPart[] => [
  { type: 'integer', value: figure },
  { type: 'literal', value: ' ' },
  { type: 'unit', value: name },
];

function drawnArt(title: string, light: string, dark: string): Art {
  const rays = Array.from(
    { length: 9 },
    (_, at) => `<path d="M120 150 ${at * 40 - 60}-40h22z" fill="${light}" opacity=".22"/>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 320"><defs><radialGradient id="g" cx=".5" cy=".42" r=".8"><stop stop-color="${light}"/><stop offset=".75" stop-color="${dark}"/><stop offset="1" stop-color="#070b16"/></radialGradient></defs><rect width="240" height="320" fill="url(#g)"/>${rays}<path d="M120 70l62 52-62 84-62-84z" fill="#fff" fill-opacity=".9"/><path d="M120 70l20 52-20 84-20-84z" fill="${light}"/><text x="120" y="272" text-anchor="middle" font-family="sans-serif" font-weight="900" font-size="30" fill="#fff">${title}</text></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, palette: [light, dark] };
}

export const games = [
  { title: 'Prism Rush', studio: 'Orbital 9', art: drawnArt('PRISM', '#4fb6ff', '#1d3f9e') },
  { title: 'Ember Wyrm', studio: 'Apogee', art: drawnArt('EMBER', '#ff8a4a', '#5a1d12') },
  { title: 'Nebula Nomad', studio: 'Orbital 9', art: drawnArt('NEBULA', '#b45cff', '#2b1070') },
  { title: 'Reef Runner', studio: 'Tideline', art: drawnArt('REEF', '#2ad4c9', '#03406a') },
  { title: 'Jungle Idol mit einem sehr langen Namen', studio: 'Tideline', art: drawnArt('IDOL', '#8fdc4a', '#0c4a2a') },
  { title: 'Vault of Midas', studio: 'Apogee', art: drawnArt('VAULT', '#ffcf4a', '#7a4a08') },
  { title: 'Ronin’s Oath', studio: 'Lone Comet', art: drawnArt('RONIN', '#ff8f8f', '#7d1f36') },
  { title: 'Carnival Lights', studio: 'Lone Comet', art: drawnArt('LIGHTS', '#ff9c6b', '#3d2a8a') },
] as const;

const scenes = import.meta.glob<string>('../src/scenes/*', { eager: true, query: '?url', import: 'default' });
const address = (file: string): string => scenes[`../src/scenes/${file}`] ?? '';

function sceneArt(name: string, form: 'wide' | 'tall'): Art {
  const [single, double] = form === 'wide' ? [852, 1704] : [328, 656];
  const set = (kind: string): string =>
    [single, double].map((width) => `${address(`${name}-${form}-${width}.${kind}`)} ${width}w`).join(', ');
  return { src: address(`${name}-${form}-${single}.webp`), avif: set('avif'), webp: set('webp') };
}

export const bannerScene = (name: string) => ({ wide: sceneArt(name, 'wide'), tall: sceneArt(name, 'tall') });

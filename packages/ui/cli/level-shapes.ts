/** The pictures of the twelve levels: a window of 96 x 96 on one place each, farther out from level to level. */

/** A small generator with a seed: the same stars each time it is drawn. */
function* chance(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

const fixed = (value: number): string => String(Math.round(value * 10) / 10);

function stars(seed: number, count: number, top = 0, bottom = 96): string {
  const next = chance(seed);
  const one = (): number => next.next().value as number;
  return Array.from({ length: count }, () => {
    const [x, y, size] = [fixed(6 + one() * 84), fixed(top + 5 + one() * (bottom - top - 10)), one()];
    return `<circle cx="${x}" cy="${y}" r="${fixed(0.5 + size * 0.8)}" fill="#f0f4f9" opacity="${fixed(0.4 + size * 0.5)}"/>`;
  }).join('');
}

const radial = (id: string, stops: readonly [number, string][], at = 'cx=".35" cy=".3" r=".8"'): string =>
  `<radialGradient id="${id}" ${at}>${stopsOf(stops)}</radialGradient>`;
const linear = (id: string, stops: readonly [number, string][], to = 'x2="0" y2="1"'): string =>
  `<linearGradient id="${id}" ${to}>${stopsOf(stops)}</linearGradient>`;
const stopsOf = (stops: readonly [number, string][]): string =>
  stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('');

/** A window with its own sky; `defs` are the gradients of what is drawn in it. */
const windowOn = (sky: readonly [string, string], defs: string, scene: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><defs><clipPath id="w"><rect width="96" height="96" rx="22"/></clipPath>` +
  linear('sky', [
    [0, sky[0]],
    [1, sky[1]],
  ]) +
  `${defs}</defs><g clip-path="url(#w)"><path d="M0 0h96v96H0z" fill="url(#sky)"/>${scene}</g></svg>\n`;

const ball = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

const launchPad = windowOn(
  ['#16233d', '#40506e'],
  radial(
    'glow',
    [
      [0, '#ffd9a0'],
      [0.45, '#ff8a4c'],
      [1, '#ff634f00'],
    ],
    '',
  ) +
    linear(
      'hull',
      [
        [0, '#f4f8fd'],
        [1, '#9fb2cf'],
      ],
      'x2="1" y2="0"',
    ),
  stars(11, 14, 0, 44) +
    '<ellipse cx="52" cy="84" rx="46" ry="20" fill="url(#glow)"/>' +
    '<path d="M0 82h96v14H0z" fill="#0b1322"/><path d="M30 82h44l6 14H24z" fill="#1b2740"/>' +
    '<path d="M27 30h4v54h-4zM37 30h4v54h-4zM27 36l14 10M41 36 27 46M27 52l14 10M41 52 27 62M27 68l14 10M41 68 27 78M41 40h7M41 62h6" fill="#2c3d5e" stroke="#5a6f95" stroke-width="2"/>' +
    '<path d="M55 18c7 8 9 17 9 28v28H46V46c0-11 2-20 9-28Z" fill="url(#hull)"/><path d="M46 58 39 74v4h7zM64 58l7 16v4h-7z" fill="#7f96bd"/>' +
    '<circle cx="55" cy="42" r="4.2" fill="#16233d"/><path d="M49 74h12l3 10H46z" fill="#ffb35c"/>',
);

const stratosphere = windowOn(
  ['#0a1430', '#2f6fd0'],
  linear('a', [
    [0, '#4f9bef'],
    [1, '#b9e2ff'],
  ]),
  stars(5, 16, 0, 40) +
    '<circle cx="48" cy="138" r="92" fill="#2d6bd2" opacity=".55"/><circle cx="48" cy="144" r="88" fill="#57a4f2" opacity=".7"/><circle cx="48" cy="152" r="84" fill="url(#a)"/>' +
    '<path d="M10 80c8-6 14-2 18-6s16-4 20 0 14-2 18 2 12 0 18 4l12 16H0z" fill="#f3faff" opacity=".95"/><path d="M0 88c10-5 18 0 26-3s20-2 26 2 22-4 44 1v10H0z" fill="#fff"/>' +
    '<path d="M66 14 34 52" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".35"/><path d="m70 10-3 9-6-6z" fill="#f4f8fd"/>',
);

const satellite = windowOn(
  ['#1a1440', '#070b1c'],
  linear(
    'p',
    [
      [0, '#6f8dff'],
      [1, '#2b3fae'],
    ],
    'x2="1" y2="1"',
  ) +
    linear('b', [
      [0, '#fff'],
      [1, '#a3aec8'],
    ]),
  stars(23, 26) +
    '<g transform="rotate(-28 48 48)"><path d="M6 40h26v16H6zM64 40h26v16H64z" fill="url(#p)"/>' +
    '<path d="M15 40v16M23.5 40v16M73 40v16M81.5 40v16M6 48h26M64 48h26" stroke="#b9c6ff" stroke-width="1.4"/>' +
    '<path d="M32 46h32v4H32z" fill="#8b98b8"/><path d="M39 34h18v28H39z" fill="url(#b)"/><path d="M43 39h10v6H43z" fill="#27325c"/>' +
    '<path d="M36 72a12 12 0 0 1 24 0z" fill="#e9eefb"/><path d="M48 62v10" stroke="#8b98b8" stroke-width="2.5"/><circle cx="48" cy="77" r="2.6" fill="#ff634f"/></g>',
);

const spaceStation = windowOn(
  ['#06242c', '#04101a'],
  linear('m', [
    [0, '#f2fbfb'],
    [1, '#7fa6ad'],
  ]) +
    radial('e', [
      [0, '#5fe0d0'],
      [1, '#0d5c63'],
    ]),
  stars(37, 20, 0, 70) +
    ball(48, 136, 62, 'url(#e)') +
    '<g transform="rotate(14 48 44)"><circle cx="48" cy="44" r="28" fill="none" stroke="url(#m)" stroke-width="8"/><circle cx="48" cy="44" r="28" fill="none" stroke="#0b2f36" stroke-width="2.5" stroke-dasharray="4 6.5"/>' +
    '<path d="M48 20v48M24 44h48" stroke="#a9c8cc" stroke-width="4.5"/><circle cx="48" cy="44" r="9.5" fill="url(#m)"/><circle cx="48" cy="44" r="4" fill="#0d5c63"/></g>',
);

const moon = windowOn(
  ['#20242e', '#090b11'],
  radial('s', [
    [0, '#fff'],
    [0.6, '#cfd3dc'],
    [1, '#7b8190'],
  ]),
  stars(41, 22) +
    ball(48, 50, 33, 'url(#s)') +
    '<g fill="#9aa0ae" opacity=".75"><circle cx="38" cy="40" r="7"/><circle cx="60" cy="56" r="9"/><circle cx="42" cy="66" r="4.5"/><circle cx="60" cy="34" r="4"/><circle cx="28" cy="56" r="3.5"/><circle cx="70" cy="44" r="2.6"/></g>' +
    '<g fill="#eceff4" opacity=".7"><path d="M33 37a7 7 0 0 1 9-3 8 8 0 0 0-9 3ZM53 52a9 9 0 0 1 12-3 10 10 0 0 0-12 3Z"/></g>',
);

const comet = windowOn(
  ['#0a2a4a', '#04101f'],
  linear(
    't',
    [
      [0, '#8fe6ff00'],
      [1, '#8fe6ff'],
    ],
    'x1="0" y1="0" x2="1" y2="1"',
  ) +
    radial(
      'h',
      [
        [0, '#fff'],
        [0.5, '#bff1ff'],
        [1, '#3fa9e0'],
      ],
      '',
    ),
  stars(53, 24) +
    '<path d="M4 2C28 30 46 42 76 60L60 76C42 46 30 28 4 2Z" fill="url(#t)" opacity=".9"/><path d="M20 4c20 26 34 38 54 52l-6 8C52 46 40 30 20 4ZM2 22c22 18 36 30 54 52l8-6C46 54 28 42 2 22Z" fill="#d8f6ff" opacity=".35"/>' +
    ball(68, 68, 15, 'url(#h)'),
);

const redPlanet = windowOn(
  ['#3a0f16', '#12060c'],
  radial('r', [
    [0, '#ff9a6e'],
    [0.55, '#d8492f'],
    [1, '#6f1620'],
  ]) + '<clipPath id="d"><circle cx="48" cy="50" r="33"/></clipPath>',
  stars(61, 18) +
    ball(48, 50, 33, 'url(#r)') +
    '<g clip-path="url(#d)"><path d="M10 40c14-6 22 4 38 0s24-6 40 0v8c-14-4-26 2-40 4s-24-6-38-2zM10 64c16 4 26-4 40 0s22 2 38-2v10c-18 4-26-2-40-2s-22 6-38 2z" fill="#8f2622" opacity=".65"/><path d="M36 17h24l-3 6-9 2-8-2z" fill="#ffe3d6"/><circle cx="62" cy="46" r="5" fill="#7c1d1f" opacity=".6"/></g>' +
    ball(84, 18, 4.5, '#e7a58d'),
);

const asteroidBelt = windowOn(
  ['#241a12', '#0c0907'],
  radial('k', [
    [0, '#d8b99b'],
    [0.6, '#8d6d55'],
    [1, '#3f2e26'],
  ]),
  stars(71, 20) +
    '<g fill="url(#k)"><path d="m18 64 8-12 15-3 10 9-2 15-13 8-14-5z"/><path d="m54 34 9-11 14 2 8 11-6 13-15 3-9-8z"/><path d="m60 70 7-7 10 2 4 9-7 8-11-2z"/><path d="m14 32 6-8 10 1 4 8-6 7-10-1z"/><path d="m44 20 4-5 6 1 2 5-4 4-6-1z"/><path d="m84 58 4-4 6 2 1 6-5 3-5-2z"/><path d="m4 82 5-5 6 2 1 6-5 4-6-2z"/></g>' +
    '<g fill="#2c201b" opacity=".65"><circle cx="32" cy="60" r="3.5"/><circle cx="41" cy="69" r="2.4"/><circle cx="67" cy="36" r="3.2"/><circle cx="76" cy="42" r="2"/><circle cx="70" cy="73" r="2"/><circle cx="23" cy="32" r="2"/></g>',
);

const ringedPlanet = windowOn(
  ['#2c1648', '#0c0718'],
  linear('g', [
    [0, '#f6d7ff'],
    [0.45, '#c08ae8'],
    [1, '#6a3aa6'],
  ]) +
    linear(
      'ring',
      [
        [0, '#ffe9f7'],
        [1, '#b58bd8'],
      ],
      'x2="1" y2="0"',
    ),
  stars(83, 22) +
    '<g transform="rotate(-20 48 48)"><path d="M6 48a42 12 0 0 1 84 0" fill="none" stroke="url(#ring)" stroke-width="6" opacity=".55"/>' +
    ball(48, 48, 24, 'url(#g)') +
    '<path d="M25.5 40h45M24 48h48M26.5 57h43" stroke="#f6e6ff" stroke-width="2.6" opacity=".35"/>' +
    '<path d="M6 48a42 12 0 0 0 84 0" fill="none" stroke="url(#ring)" stroke-width="6"/><path d="M13 48a35 8.5 0 0 0 70 0" fill="none" stroke="#6a3aa6" stroke-width="1.8"/></g>',
);

const nebula = windowOn(
  ['#12063a', '#05030f'],
  radial(
    'n1',
    [
      [0, '#ff6ec7'],
      [1, '#ff6ec700'],
    ],
    '',
  ) +
    radial(
      'n2',
      [
        [0, '#5bc8ff'],
        [1, '#5bc8ff00'],
      ],
      '',
    ) +
    radial(
      'n3',
      [
        [0, '#ffb3e6'],
        [1, '#c14bff00'],
      ],
      '',
    ),
  '<ellipse cx="34" cy="40" rx="36" ry="28" fill="url(#n1)" opacity=".95"/><ellipse cx="66" cy="58" rx="36" ry="30" fill="url(#n2)" opacity=".9"/><ellipse cx="48" cy="48" rx="24" ry="18" fill="url(#n3)"/>' +
    '<path d="M8 66c14-12 22-4 32-14s10-20 26-22 20 8 26 4-6 20-22 22-18 14-32 16-22 0-30-6Z" fill="#1c0a4a" opacity=".45"/>' +
    stars(97, 40) +
    '<path d="m48 36 2 10 10 2-10 2-2 10-2-10-10-2 10-2zM72 26l1 5 5 1-5 1-1 5-1-5-5-1 5-1z" fill="#fff"/>',
);

const twinStars = windowOn(
  ['#10202a', '#05080d'],
  radial(
    'o',
    [
      [0, '#fffdf2'],
      [0.35, '#ffc46e'],
      [0.62, '#ff7a3c'],
      [1, '#ff5a2c00'],
    ],
    '',
  ) +
    radial(
      'c',
      [
        [0, '#fff'],
        [0.35, '#a8f0ff'],
        [0.65, '#3fa0ff'],
        [1, '#2f7cff00'],
      ],
      '',
    ),
  stars(101, 20) +
    '<path d="M34 40c14 2 22 6 34 24" stroke="#ffd7a6" stroke-width="5" fill="none" opacity=".45" stroke-linecap="round"/>' +
    ball(34, 38, 32, 'url(#o)') +
    ball(68, 66, 22, 'url(#c)') +
    '<path d="M34 2v72M-2 38h72" stroke="#fff3dc" stroke-width="1.6" opacity=".55"/><path d="M68 44v44M46 66h44" stroke="#dff8ff" stroke-width="1.4" opacity=".7"/>',
);

const galaxy = windowOn(
  ['#0d1436', '#03040d'],
  radial(
    'core',
    [
      [0, '#fff'],
      [0.4, '#ffe1f2'],
      [1, '#ff8ad000'],
    ],
    '',
  ) +
    linear(
      'arm',
      [
        [0, '#9db8ff'],
        [0.5, '#ff8fcf'],
        [1, '#6a5cff'],
      ],
      'x2="1" y2="1"',
    ),
  stars(113, 34) +
    '<g transform="rotate(-24 48 48) translate(48 48) scale(1 .62)" fill="none" stroke="url(#arm)" stroke-linecap="round"><path d="M4-4C18-14 36-4 34 14S8 44-16 36" stroke-width="9" opacity=".9"/><path d="M-4 4C-18 14-36 4-34-14S-8-44 16-36" stroke-width="9" opacity=".9"/><path d="M8 4c8-2 14 6 10 14S0 28-10 24M-8-4c-8 2-14-6-10-14S0-28 10-24" stroke-width="5" opacity=".7"/></g>' +
    ball(48, 48, 17, 'url(#core)') +
    ball(48, 48, 5, '#fff'),
);

/** By the names that `content/levels` may give. */
export const levelPictures: Readonly<Record<string, string>> = {
  'launch-pad': launchPad,
  stratosphere,
  satellite,
  'space-station': spaceStation,
  moon,
  comet,
  'red-planet': redPlanet,
  'asteroid-belt': asteroidBelt,
  'ringed-planet': ringedPlanet,
  nebula,
  'twin-stars': twinStars,
  galaxy,
};

/** Night launch: rocket on its own light, gantry, moon, two searchlights. */
import {
  blur,
  linear,
  puffs,
  radial,
  ragged,
  ramp,
  round,
  scene,
  seeded,
  stars,
  type Frame,
  type Puff,
  type Random,
} from './paint.ts';

const fire = ['#fff3c9', '#ffcb72', '#ff9a45', '#f26a3d', '#b3484f', '#6a3a5e', '#33355f', '#1a2a4e', '#0d1a35'];

function gantry(): string {
  const levels = Array.from({ length: 9 }, (_, at) => 30 + at * 31);
  const braces = levels.map((y) => `M-18 ${y}H18M-18 ${y}L18 ${y + 31}M18 ${y}L-18 ${y + 31}`).join('');
  const lamps = [18, 82, 146, 210].map(
    (y) =>
      `<circle cx="0" cy="${y}" r="24" fill="url(#lamp)"/><circle cx="0" cy="${y}" r="2.6" fill="#ffe3a6"/><circle cx="0" cy="${y}" r="1.2" fill="#fff"/>`,
  );
  return (
    `<path d="M-10 20V-4M0 20V-16M10 20V2" stroke="#0b1428" stroke-width="1.6"/>` +
    `<path d="${braces}" stroke="#101c36" stroke-width="2.6" fill="none"/>` +
    `<path d="M-19 14V320M19 14V320" stroke="#0a1326" stroke-width="4.4"/>` +
    `<path d="M21 20V320" stroke="url(#warmEdge)" stroke-width="1.4"/>` +
    `<path d="M-22 22H22M-22 146H22" stroke="#0a1326" stroke-width="4"/>` +
    `<path d="M19 82H68M19 90H66M19 158H66M19 166H64" stroke="#0c172e" stroke-width="3.2"/>` +
    `<path d="M19 80.6H66M19 156.6H64" stroke="#e58a4a" stroke-opacity=".4" stroke-width=".8"/>` +
    lamps.join('')
  );
}

/** 30 wide, 270 high, nose at 0,0. */
function rocket(): string {
  const body =
    'M0 0C7.6 14 12.6 34 13.6 62V252C13.6 258 11 262 8 264H-8C-11 262-13.6 258-13.6 252V62C-12.6 34-7.6 14 0 0Z';
  return (
    `<path d="M-12.5 206C-22 222-27 240-28 262L-12 252ZM12.5 206C22 222 27 240 28 262L12 252Z" fill="url(#fin)"/>` +
    `<path d="M-9 262h18l4 12h-26Z" fill="#1b2740"/>` +
    `<path d="${body}" fill="url(#hull)"/><path d="${body}" fill="url(#hullWarm)"/><path d="${body}" fill="url(#hullTop)"/>` +
    '<path d="M-13.4 63.5h26.8v3.4h-26.8zM-13.6 142h27.2v6.6h-27.2z" fill="#26365a"/>' +
    '<path d="M-13.4 67.6h26.8M-13.6 149.6h27.2M-13.6 196h27.2" stroke="#fff" stroke-opacity=".35" stroke-width=".7"/>' +
    '<path d="M-13.6 104h27.2M-13.6 178h27.2" stroke="#1b2b4b" stroke-opacity=".35" stroke-width=".7"/>' +
    '<circle cx="0" cy="82" r="6.2" fill="#16223c"/><circle cx="0" cy="82" r="4.4" fill="#ffbe5c"/><circle cx="-1.2" cy="80.6" r="1.7" fill="#fff1cd"/>' +
    '<path d="M-7 160v30M7 160v22" stroke="#26365a" stroke-opacity=".28" stroke-width="1.2"/>' +
    '<path d="M0 210C2.6 226 3.4 244 3 262H-3C-3.4 244-2.6 226 0 210Z" fill="url(#fin)"/>'
  );
}

/** Billows around the fire: hot near it, night-blue far from it. */
function billows(random: Random, at: { x: number; y: number }, reach: number, count: number, low: number): Puff[] {
  return Array.from({ length: count }, () => {
    const side = random() < 0.5 ? -1 : 1;
    const far = random() ** 0.8;
    const x = at.x + side * far * reach;
    const rise = (1 - far * 0.55) * (random() * 46) + Math.sin(far * 9 + side) * 8;
    const y = at.y + low - rise;
    const heat = Math.min(1, far * 1.18 + Math.max(0, rise - 24) * 0.008 + random() * 0.12);
    return {
      x,
      y,
      r: (16 + random() * 20) * (1.25 - far * 0.35) + far * 6,
      colour: ramp(fire, Math.round(heat * 14) / 14),
      opacity: round(0.72 + random() * 0.28),
    };
  }).toSorted((a, b) => Math.abs(b.x - at.x) - Math.abs(a.x - at.x));
}

/** Dark smoke before the fire, so that the ground line is soft. */
function foreground(random: Random, frame: Frame, y: number): Puff[] {
  return Array.from({ length: Math.round(frame.width / 13) }, () => ({
    x: random() * frame.width,
    y: y + 10 + random() * 44,
    r: 24 + random() * 26,
    colour: ramp(['#1d2b4c', '#101d38', '#0a1428'], Math.round(random() * 4) / 4),
    opacity: round(0.5 + random() * 0.4),
  }));
}

export function nightLaunch(frame: Frame): string {
  const { width, height, form } = frame;
  const random = seeded(11);
  const tall = form === 'tall';
  const size = tall ? 0.84 : 1.06;
  const pad = { x: tall ? width * 0.77 : width * 0.718, y: tall ? 268 : height * 0.79 };
  const nose = pad.y - 268 * size;
  const moon = tall ? { x: width * 0.93, y: 66, r: 118 } : { x: width * 0.94, y: 108, r: 122 };
  const defs = [
    linear('sky', 'down', [
      [0, '#030817'],
      [0.3, '#0a1330'],
      [0.52, '#1f1d4a'],
      [0.7, '#4d2b5c'],
      [0.84, '#934d4e'],
      [1, '#c9713a'],
    ]),
    radial('glow', [
      [0, '#ffb45e', 0.95],
      [0.22, '#ff7e46', 0.6],
      [0.5, '#c64d68', 0.28],
      [1, '#4b2a66', 0],
    ]),
    radial('core', [
      [0, '#fffbe6'],
      [0.25, '#ffe29a', 0.95],
      [0.6, '#ff9b45', 0.5],
      [1, '#ff6a3c', 0],
    ]),
    radial(
      'moon',
      [
        [0, '#3d5d8d'],
        [0.5, '#213a66'],
        [0.85, '#122348'],
        [1, '#0c1936'],
      ],
      'cx=".5" cy=".5" r=".56" fx=".34" fy=".3"',
    ),
    radial(
      'moonShade',
      [
        [0, '#2a1230', 0],
        [0.72, '#1a0f2c', 0.12],
        [1, '#3a1230', 0.75],
      ],
      'cx=".36" cy=".3" r=".78"',
    ),
    radial('moonHalo', [
      [0.7, '#5d8fd6', 0.34],
      [1, '#5d8fd6', 0],
    ]),
    radial('lamp', [
      [0, '#ffc070', 0.75],
      [0.35, '#ff9a4a', 0.3],
      [1, '#ff9a4a', 0],
    ]),
    linear('warmEdge', 'down', [
      [0, '#e8a05a', 0.15],
      [0.6, '#ff9a52', 0.7],
      [1, '#ffb66a', 1],
    ]),
    linear('hull', 'across', [
      [0, '#4a5d80'],
      [0.18, '#b9c9de'],
      [0.38, '#ffffff'],
      [0.58, '#d4dfec'],
      [0.82, '#7f93b2'],
      [1, '#3d4f70'],
    ]),
    linear('hullWarm', 'down', [
      [0.55, '#ff8a3c', 0],
      [0.82, '#ff8a4a', 0.34],
      [1, '#ff9a3c', 0.9],
    ]),
    linear('hullTop', 'down', [
      [0, '#5f7fb5', 0.55],
      [0.26, '#5f7fb5', 0.12],
      [0.5, '#5f7fb5', 0],
    ]),
    linear('fin', 'down', [
      [0, '#6f87ab'],
      [0.6, '#8a7f98'],
      [1, '#ff9a52'],
    ]),
    linear('beam', 'down', [
      [0, '#cfe0ff', 0],
      [1, '#dfe6ff', 0.26],
    ]),
    linear('ground', 'down', [
      [0, '#0a1226', 0.9],
      [1, '#050b18'],
    ]),
    linear('foot', 'down', [
      [0, '#050b18', 0],
      [1, '#050b18', 0.92],
    ]),
    blur('soft', 9),
    blur('crater', 7),
    blur('beamBlur', 7),
    blur('softer', 22),
    ragged('smoke', 0.021, 30, 1.3),
    ragged('smokeFar', 0.014, 34, 5),
  ].join('');
  const beam = (from: number, to: number, spread: number): string =>
    `<path d="M${from - 5} ${pad.y + 10}L${to - spread} -20H${to + spread}L${from + 5} ${pad.y + 10}Z" fill="url(#beam)" filter="url(#beamBlur)"/>`;
  const body = [
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    stars(random, tall ? 80 : 130, width, height * 0.72),
    `<circle cx="${moon.x}" cy="${moon.y}" r="${moon.r * 1.36}" fill="url(#moonHalo)"/>`,
    `<circle cx="${moon.x}" cy="${moon.y}" r="${moon.r}" fill="url(#moon)"/>`,
    `<g fill="#0c1c40" opacity=".4" filter="url(#crater)" transform="rotate(-18 ${moon.x} ${moon.y})"><ellipse cx="${moon.x - 58}" cy="${moon.y + 26}" rx="30" ry="40"/><ellipse cx="${moon.x - 30}" cy="${moon.y - 44}" rx="44" ry="16"/><ellipse cx="${moon.x + 2}" cy="${moon.y + 4}" rx="14" ry="30"/><ellipse cx="${moon.x - 22}" cy="${moon.y + 76}" rx="36" ry="13"/></g>`,
    `<circle cx="${moon.x}" cy="${moon.y}" r="${moon.r}" fill="url(#moonShade)"/>`,
    `<path d="M${moon.x - moon.r * 0.97} ${moon.y + moon.r * 0.24}A${moon.r} ${moon.r} 0 0 1 ${moon.x - moon.r * 0.2} ${moon.y - moon.r * 0.98}" fill="none" stroke="#cfe2ff" stroke-width="1.5" stroke-opacity=".75"/>`,
    beam(pad.x - 218 * size, pad.x - 40, 26),
    beam(pad.x + 205 * size, pad.x + 20, 26),
    `<ellipse cx="${pad.x}" cy="${pad.y + 4}" rx="${tall ? 250 : 340}" ry="${tall ? 230 : 250}" fill="url(#glow)"/>`,
    `<path d="M0 ${pad.y + 12}C${width * 0.12} ${pad.y - 8} ${width * 0.2} ${pad.y + 4} ${width * 0.34} ${pad.y + 8}S${width * 0.7} ${pad.y - 2} ${width} ${pad.y + 6}V${height}H0Z" fill="#1a1a3a" opacity=".75"/>`,
    `<g filter="url(#smokeFar)">${puffs(billows(random, pad, tall ? 210 : 330, tall ? 34 : 46, 16), 'far')}</g>`,
    tall ? '' : `<g transform="translate(${pad.x - 86 * size} ${nose - 4}) scale(${size})">${gantry()}</g>`,
    `<g transform="translate(${pad.x} ${nose}) scale(${size})">${rocket()}</g>`,
    `<ellipse cx="${pad.x}" cy="${pad.y + 14}" rx="54" ry="50" fill="url(#core)"/>`,
    `<g filter="url(#smoke)">${puffs(billows(random, { x: pad.x, y: pad.y + 6 }, tall ? 220 : 300, tall ? 70 : 96, 34), 'near')}</g>`,
    `<ellipse cx="${pad.x}" cy="${pad.y + 24}" rx="66" ry="32" fill="url(#core)" opacity=".92"/>`,
    `<ellipse cx="${pad.x}" cy="${pad.y + 6}" rx="11" ry="36" fill="#fffbe8" filter="url(#soft)" opacity=".95"/>`,
    `<g filter="url(#smoke)">${puffs(foreground(random, frame, pad.y + 62), 'fore')}</g>`,
    `<path d="M0 ${height - 26}C${width * 0.3} ${height - 40} ${width * 0.6} ${height - 20} ${width} ${height - 34}V${height}H0Z" fill="url(#ground)"/>`,
    `<rect y="${height - 90}" width="${width}" height="90" fill="url(#foot)"/>`,
  ].join('');
  return scene(width, height, defs, body);
}

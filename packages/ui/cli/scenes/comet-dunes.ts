/** Comet over dunes: a long tail over a night desert, an observatory with its lamps lit. */
import { blur, linear, radial, round, scene, seeded, stars, type Frame, type Random } from './paint.ts';

type Ridge = { line: string; area: string; lee: string };

/** One dune ridge: long windward slopes, and a dark lee face falling from every crest. */
function ridge(random: Random, frame: Frame, base: number, swell: number, steps: number): Ridge {
  const step = frame.width / steps;
  const shift = random() * step * 0.7;
  let line = `M${round(-step * 1.5)} ${round(base)}`;
  let lee = '';
  for (let at = -1; at <= steps + 1; at += 1) {
    const x = at * step + shift + (random() - 0.5) * step * 0.3;
    const peak = base - swell * (0.4 + random() * 0.6);
    const trough = base + swell * (0.1 + random() * 0.3);
    const foot = x + step * (0.34 + random() * 0.14);
    line += `C${round(x - step * 0.42)} ${round(trough)} ${round(x - step * 0.22)} ${round(peak + swell * 0.1)} ${round(x)} ${round(peak)}`;
    line += `C${round(x + step * 0.1)} ${round(peak + swell * 0.22)} ${round(x + step * 0.2)} ${round(trough - swell * 0.1)} ${round(foot)} ${round(trough)}`;
    lee += `M${round(x)} ${round(peak)}C${round(x + step * 0.1)} ${round(peak + swell * 0.22)} ${round(x + step * 0.2)} ${round(trough - swell * 0.1)} ${round(foot)} ${round(trough)}`;
    lee += `C${round(foot - step * 0.02)} ${round(trough + swell * 1.4)} ${round(x + step * 0.3)} ${round(trough + swell * 2)} ${round(x + step * 0.1)} ${round(trough + swell * 2.6)}`;
    lee += `C${round(x + step * 0.2)} ${round(trough + swell)} ${round(x - step * 0.06)} ${round(peak + swell * 0.9)} ${round(x)} ${round(peak)}Z`;
  }
  return { line, lee, area: `${line}V${frame.height + 20}H${-step * 2}Z` };
}

function dunes(random: Random, frame: Frame, horizon: number, between: string): string {
  const wide = frame.form === 'wide' ? 1 : 0.62;
  const layers = [
    { base: 4, swell: 15, steps: 5, top: '#b5707c', low: '#6a4372', dark: '#4a2f60' },
    { base: 30, swell: 26, steps: 4, top: '#9a5a70', low: '#40295a', dark: '#2b1f4c' },
    { base: 66, swell: 34, steps: 3, top: '#74425f', low: '#241b44', dark: '#171438' },
    { base: 108, swell: 36, steps: 2, top: '#43294c', low: '#0d1029', dark: '#0a0c22' },
  ];
  return layers
    .map(({ base, swell, steps, top, low, dark }, at) => {
      const y = horizon + base;
      const { line, area, lee } = ridge(
        random,
        frame,
        y,
        swell * (0.6 + wide * 0.4),
        Math.max(2, Math.round(steps * wide)),
      );
      const gradient = (id: string, stops: string): string =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${y - swell}" x2="0" y2="${y + swell * 1.9}">${stops}</linearGradient>`;
      return (
        `<defs>${gradient(`dune${at}`, `<stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${low}"/>`)}${gradient(`lee${at}`, `<stop offset="0" stop-color="${dark}" stop-opacity=".85"/><stop offset=".6" stop-color="${dark}" stop-opacity=".5"/><stop offset="1" stop-color="${dark}" stop-opacity="0"/>`)}</defs>` +
        `<path d="${area}" fill="url(#dune${at})"/><path d="${lee}" fill="url(#lee${at})"/>` +
        `<path d="${line}" fill="none" stroke="url(#crest)" stroke-width="6" opacity=".5" filter="url(#crestGlow)"/>` +
        `<path d="${line}" fill="none" stroke="url(#crest)" stroke-width="1.3"/>` +
        (at === 1 ? between : '')
      );
    })
    .join('');
}

/** Head at 0,0; the tails run up and to the left. */
function comet(): string {
  const tail = (spread: number, bend: number, length: number): string =>
    `M-6 -7C${-length * 0.3} ${-length * 0.2 - spread} ${-length * 0.7} ${-length * 0.44 - spread * 1.5 - bend} ${-length} ${-length * 0.6 - spread * 2.2 - bend}` +
    `L${-length * 0.96} ${-length * 0.6 + spread * 0.7}C${-length * 0.6} ${-length * 0.3 + spread * 0.6} ${-length * 0.3} ${-length * 0.1 + spread * 0.3} 4 9Z`;
  return (
    `<path d="${tail(34, 12, 380)}" fill="url(#tailWide)" filter="url(#tailBlur)"/>` +
    `<path d="${tail(17, 4, 340)}" fill="url(#tailWarm)" filter="url(#tailSoft)"/>` +
    `<path d="${tail(6, 0, 250)}" fill="url(#tailCore)" filter="url(#tailFine)"/>` +
    '<circle r="92" fill="url(#headGlow)"/><circle r="34" fill="url(#headCore)"/><circle r="11" fill="#fffdf4"/>'
  );
}

function observatory(): string {
  return (
    '<ellipse cx="0" cy="3" rx="96" ry="9" fill="#140f2a" opacity=".7"/>' +
    '<path d="M-70 0V-24H-26V0ZM30 0V-18H74V0Z" fill="url(#wall)"/><path d="M-72-24H-24V-28H-72ZM28-18H76V-22H28Z" fill="#3d3059"/>' +
    '<path d="M-30 0V-38H34V0Z" fill="url(#wall)"/><path d="M-34-38A36 36 0 0 1 38-38Z" fill="url(#dome)"/>' +
    '<path d="M10-71.6A36 36 0 0 1 24-61L10-38H-2Z" fill="#0d1128"/><path d="M6-60L30-86 37-80 14-54Z" fill="#8b93b4"/><path d="M28-88L40-77" stroke="#dfe6f5" stroke-width="3"/>' +
    '<path d="M-34-38A36 36 0 0 1-4-73" fill="none" stroke="#ffd2a6" stroke-width="1.2" opacity=".8"/>' +
    '<path d="M-60-16h5v8h-5zM-50-16h5v8h-5zM-40-16h5v8h-5zM40-12h5v6h-5zM50-12h5v6h-5zM60-12h5v6h-5z" fill="#ffcf7a"/><path d="M-6-22H10V0H-6Z" fill="#ffbe5c"/><ellipse cx="2" cy="-4" rx="46" ry="26" fill="url(#lampGlow)"/>' +
    '<path d="M92 0V-46M86 0L92-18 98 0" stroke="#2b2447" stroke-width="2.2" fill="none"/><circle cx="92" cy="-48" r="1.8" fill="#ff8a6a"/><circle cx="92" cy="-48" r="10" fill="url(#lampGlow)"/>'
  );
}

export function cometDunes(frame: Frame): string {
  const { width, height, form } = frame;
  const tall = form === 'tall';
  const random = seeded(5);
  const horizon = tall ? 262 : 288;
  const head = tall ? { x: width * 0.76, y: 158, size: 0.66 } : { x: width * 0.83, y: 172, size: 1.08 };
  const milky = Array.from({ length: tall ? 70 : 140 }, () => {
    const along = random();
    const across = (random() + random() - 1) * 60;
    return `<circle cx="${round(width * (0.2 + along * 0.85) + across * 0.5)}" cy="${round(height * (0.62 - along * 0.66) + across)}" r="${round(0.3 + random() * 0.6)}" fill="#e6edff" opacity="${round(0.15 + random() * 0.5)}"/>`;
  });
  const defs = [
    linear('sky', 'down', [
      [0, '#03081c'],
      [0.3, '#0b1740'],
      [0.52, '#23286b'],
      [0.66, '#5a3a7c'],
      [0.75, '#a55a78'],
      [0.82, '#ef9a6c'],
      [1, '#ffc98a'],
    ]),
    radial('band', [
      [0, '#7f8fe0', 0.24],
      [1, '#5a5fc0', 0],
    ]),
    radial('headGlow', [
      [0, '#fff1c9', 0.95],
      [0.3, '#ffb56a', 0.5],
      [0.65, '#ff7a6a', 0.16],
      [1, '#c0508a', 0],
    ]),
    radial('headCore', [
      [0, '#fffef6'],
      [0.45, '#fff0c0', 0.95],
      [1, '#ffc27a', 0],
    ]),
    `<linearGradient id="tailWide" x1="1" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#9fe2ff" stop-opacity=".6"/><stop offset=".5" stop-color="#6a8cf0" stop-opacity=".26"/><stop offset="1" stop-color="#8a5ad0" stop-opacity="0"/></linearGradient>`,
    `<linearGradient id="tailWarm" x1="1" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#ffe3a6" stop-opacity=".9"/><stop offset=".45" stop-color="#ff9a6a" stop-opacity=".42"/><stop offset="1" stop-color="#e0508a" stop-opacity="0"/></linearGradient>`,
    `<linearGradient id="tailCore" x1="1" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#fffdf0"/><stop offset=".6" stop-color="#fff0cc" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`,
    `<linearGradient id="crest" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${width}" y2="0"><stop offset="0" stop-color="#ffb48a" stop-opacity=".05"/><stop offset=".45" stop-color="#ffb48a" stop-opacity=".3"/><stop offset="${round(head.x / width)}" stop-color="#ffe0b8" stop-opacity=".95"/><stop offset="1" stop-color="#ffb48a" stop-opacity=".4"/></linearGradient>`,
    linear('wall', 'across', [
      [0, '#3f3158'],
      [0.3, '#6b5478'],
      [1, '#241e42'],
    ]),
    radial(
      'dome',
      [
        [0, '#ffe0c0'],
        [0.3, '#b79cb4'],
        [0.75, '#4f4670'],
        [1, '#2a2549'],
      ],
      'cx=".5" cy=".9" r=".95" fx=".3" fy=".3"',
    ),
    radial('lampGlow', [
      [0, '#ffb866', 0.6],
      [1, '#ff8a4a', 0],
    ]),
    radial('fall', [
      [0, '#ffb27a', 0.5],
      [0.6, '#ff7a6a', 0.14],
      [1, '#ff7a6a', 0],
    ]),
    linear('foot', 'down', [
      [0, '#050b18', 0],
      [1, '#050b18', 0.92],
    ]),
    blur('crestGlow', 3.4),
    blur('tailBlur', 13),
    blur('tailSoft', 6),
    blur('tailFine', 2),
  ].join('');
  const body = [
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    `<ellipse cx="${width * 0.62}" cy="${height * 0.26}" rx="${width * 0.6}" ry="76" fill="url(#band)" transform="rotate(-24 ${width * 0.62} ${height * 0.26})"/>`,
    stars(random, tall ? 90 : 150, width, horizon),
    milky.join(''),
    `<g transform="translate(${head.x} ${head.y}) scale(${head.size})">${comet()}</g>`,
    `<ellipse cx="${head.x}" cy="${horizon + 4}" rx="${width * 0.42}" ry="66" fill="url(#fall)"/>`,
    dunes(
      random,
      frame,
      horizon,
      `<g transform="translate(${tall ? width * 0.5 : width * 0.6} ${horizon + (tall ? 50 : 46)}) scale(${tall ? 0.74 : 0.9})">${observatory()}</g>`,
    ),
    `<ellipse cx="${head.x}" cy="${horizon + 60}" rx="${width * 0.3}" ry="60" fill="url(#fall)" opacity=".5"/>`,
    `<rect y="${height - 110}" width="${width}" height="110" fill="url(#foot)"/>`,
  ].join('');
  return scene(width, height, defs, body);
}

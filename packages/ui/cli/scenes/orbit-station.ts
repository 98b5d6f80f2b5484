/** Orbit station: a ring station over the dawn of a planet, a shuttle on its way in. */
import { blur, linear, radial, round, scene, seeded, stars, type Frame } from './paint.ts';

function wing(side: 1 | -1): string {
  const panels = Array.from({ length: 3 }, (_, at) => {
    const x = side * (34 + at * 40) - (side < 0 ? 34 : 0);
    const grid = Array.from({ length: 4 }, (__, line) => `M${x + 7 + line * 7} -16V16`).join('');
    return `<rect x="${x}" y="-16" width="34" height="32" rx="2" fill="url(#panel)" stroke="#8fb4e8" stroke-opacity=".5" stroke-width=".7"/><path d="${grid}M${x} 0h34" stroke="#9cc3f5" stroke-opacity=".28" stroke-width=".6"/>`;
  });
  return `<path d="M0 0H${side * 150}" stroke="#7c8eab" stroke-width="2.6"/>${panels.join('')}`;
}

/** Half of the ring: the far one goes behind the hub, the near one before it. */
function ringHalf(near: boolean): string {
  const sweep = near ? 0 : 1;
  const arc = (rx: number, ry: number): string => `M${-rx} 0A${rx} ${ry} 0 0 ${sweep} ${rx} 0`;
  const tone = near ? 'url(#ringNear)' : 'url(#ringFar)';
  return (
    `<path d="${arc(126, 46)}" fill="none" stroke="#0a1428" stroke-width="25"/>` +
    `<path d="${arc(126, 46)}" fill="none" stroke="${tone}" stroke-width="22"/>` +
    `<path d="${arc(126, near ? 38 : 54)}" fill="none" stroke="#eaf3ff" stroke-opacity="${near ? 0.75 : 0.3}" stroke-width="1.2"/>` +
    `<path d="${arc(126, near ? 54 : 38)}" fill="none" stroke="#ff9a55" stroke-opacity="${near ? 0.75 : 0.25}" stroke-width="1.6"/>` +
    `<path d="${arc(126, 46)}" fill="none" stroke="#22324f" stroke-width="22" stroke-dasharray="1.2 30"/>` +
    `<path d="${arc(126, near ? 45 : 47)}" fill="none" stroke="#ffd890" stroke-width="3" stroke-dasharray="4 3.4 4 3.4 4 12.6" opacity="${near ? 1 : 0.6}"/>`
  );
}

function station(): string {
  const spokes = [
    [-104, -22],
    [104, -22],
    [-104, 22],
    [104, 22],
  ]
    .map(([x, y]) => `<path d="M0 0L${x} ${y}" stroke="url(#spoke)" stroke-width="6"/>`)
    .join('');
  return (
    `<g transform="translate(0 -92) rotate(-4)">${wing(-1)}${wing(1)}</g>` +
    '<path d="M-3.5-112H3.5V-20H-3.5Z" fill="url(#hull)"/>' +
    ringHalf(false) +
    spokes +
    '<path d="M-17-46H17L22 34H-22Z" fill="url(#hull)"/><path d="M-26 34H26L20 58H-20Z" fill="url(#hull)"/>' +
    '<ellipse cx="0" cy="-46" rx="17" ry="5.4" fill="#dfe9f6"/><ellipse cx="0" cy="34" rx="24" ry="6" fill="#33486d"/>' +
    '<path d="M-15-30H15M-16-14H16M-18 4H18" stroke="#26395c" stroke-width="2.4"/>' +
    '<path d="M-13-22H13M-14-5H14" stroke="#ffd890" stroke-width="2.6" stroke-dasharray="3.4 2.6"/>' +
    '<path d="M-12 58H12L7 84H-7Z" fill="url(#hull)"/><ellipse cx="0" cy="84" rx="7" ry="2.4" fill="#ffb866"/>' +
    '<path d="M0-112V-140" stroke="#a9bbd6" stroke-width="1.6"/><circle cx="0" cy="-141" r="2" fill="#ff8a6a"/><circle cx="0" cy="-141" r="12" fill="url(#beacon)"/>' +
    ringHalf(true)
  );
}

function shuttle(): string {
  return (
    '<path d="M-190 34C-120 26-60 12-16 2" stroke="url(#trail)" stroke-width="7" fill="none" filter="url(#trailBlur)" stroke-linecap="round"/>' +
    '<path d="M-120 24C-80 17-40 8-14 2" stroke="#fff2cf" stroke-width="1.6" fill="none" opacity=".8" stroke-linecap="round"/>' +
    '<circle cx="-14" cy="2" r="13" fill="url(#beacon)"/>' +
    '<g transform="rotate(-9)"><path d="M22 0C17-4.4 8-6.4-4-6.4L-14-5V5L-4 6.4C8 6.4 17 4.4 22 0Z" fill="url(#hull)"/><path d="M-3-6L-16-15H-10L5-6ZM-3 6L-16 15H-10L5 6Z" fill="#9fb3d2"/><path d="M12-3.4C15-2.6 18-1.4 20 0 18-.4 14-.6 11-.8Z" fill="#16223c"/></g>'
  );
}

export function orbitStation(frame: Frame): string {
  const { width, height, form } = frame;
  const tall = form === 'tall';
  const random = seeded(23);
  const planet = tall ? { x: width * 0.86, y: height + 236, r: 430 } : { x: width * 0.9, y: height + 330, r: 560 };
  const place = tall ? { x: width * 0.63, y: 172, size: 0.84 } : { x: width * 0.72, y: 176, size: 1.12 };
  const dawnAngle = -2.02;
  const dawn = {
    x: round(planet.x + Math.cos(dawnAngle) * planet.r),
    y: round(planet.y + Math.sin(dawnAngle) * planet.r),
  };
  const clouds = Array.from({ length: 30 }, (_, at) => {
    const angle = -2.5 + random() * 1.7;
    const depth = planet.r - 14 - random() ** 1.4 * 150;
    const x = round(planet.x + Math.cos(angle) * depth);
    const y = round(planet.y + Math.sin(angle) * depth);
    return `<ellipse cx="${x}" cy="${y}" rx="${round(24 + random() * 60)}" ry="${round(2 + random() * 5)}" transform="rotate(${round((angle * 180) / Math.PI + 90)} ${x} ${y})" fill="url(#${at % 3 ? 'cloud' : 'cloudWarm'})" opacity="${round(0.2 + random() * 0.4)}"/>`;
  });
  const defs = [
    linear('sky', 'down', [
      [0, '#02050f'],
      [0.5, '#070f26'],
      [1, '#101c40'],
    ]),
    radial('nebula', [
      [0, '#5b3a8f', 0.5],
      [0.5, '#3a2c78', 0.22],
      [1, '#1a1c4a', 0],
    ]),
    radial('nebulaCool', [
      [0, '#2f7fae', 0.34],
      [1, '#12305a', 0],
    ]),
    radial('planet', [
      [0, '#0a1730'],
      [0.84, '#0e2347'],
      [0.955, '#1d4f86'],
      [0.985, '#5aa7e0'],
      [1, '#bfe6ff'],
    ]),
    radial('air', [
      [0.93, '#4aa8ff', 0],
      [0.945, '#6ec0ff', 0.5],
      [0.965, '#4a8fff', 0.2],
      [1, '#3a6fff', 0],
    ]),
    radial('dawnWide', [
      [0, '#ffc27a', 0.95],
      [0.25, '#ff8a4a', 0.5],
      [0.6, '#d4507a', 0.16],
      [1, '#7a3a9a', 0],
    ]),
    radial('dawnCore', [
      [0, '#fffdf2'],
      [0.3, '#ffe9b8', 0.9],
      [1, '#ffb866', 0],
    ]),
    radial('beacon', [
      [0, '#ffb27a', 0.8],
      [1, '#ff7a4a', 0],
    ]),
    linear('hull', 'across', [
      [0, '#ffb37a'],
      [0.14, '#c9cfe0'],
      [0.42, '#f4f8ff'],
      [0.7, '#8ea2c2'],
      [1, '#33466a'],
    ]),
    linear('ringNear', 'across', [
      [0, '#ffb076'],
      [0.16, '#b5bfd6'],
      [0.45, '#e3ecf8'],
      [0.75, '#7288ab'],
      [1, '#2c3f63'],
    ]),
    linear('ringFar', 'across', [
      [0, '#a0766c'],
      [0.3, '#5c6c8c'],
      [1, '#202f4e'],
    ]),
    linear('spoke', 'across', [
      [0, '#9db0cc'],
      [1, '#4e6288'],
    ]),
    linear('panel', 'down', [
      [0, '#2f66b8'],
      [0.5, '#1c3f86'],
      [1, '#12285c'],
    ]),
    `<linearGradient id="trail" gradientUnits="userSpaceOnUse" x1="-190" y1="0" x2="-14" y2="0"><stop offset="0" stop-color="#ff6a4a" stop-opacity="0"/><stop offset=".6" stop-color="#ff9a5a" stop-opacity=".45"/><stop offset="1" stop-color="#ffe0a0"/></linearGradient>`,
    linear('foot', 'down', [
      [0, '#050b18', 0],
      [1, '#050b18', 0.9],
    ]),
    radial('cloud', [
      [0, '#9cc8f5', 0.8],
      [1, '#7fb2e6', 0],
    ]),
    radial('cloudWarm', [
      [0, '#ffd8b0', 0.9],
      [1, '#ffb070', 0],
    ]),
    blur('trailBlur', 2.4),
    blur('flare', 3),
    `<clipPath id="disc"><circle cx="${planet.x}" cy="${planet.y}" r="${planet.r}"/></clipPath>`,
  ].join('');
  const flare = tall ? 120 : 210;
  const body = [
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    `<ellipse cx="${width * 0.78}" cy="${height * 0.2}" rx="${width * 0.55}" ry="${height * 0.5}" fill="url(#nebula)"/>`,
    `<ellipse cx="${width * 0.46}" cy="${height * 0.5}" rx="${width * 0.4}" ry="${height * 0.4}" fill="url(#nebulaCool)"/>`,
    stars(random, tall ? 110 : 190, width, height),
    `<circle cx="${planet.x}" cy="${planet.y}" r="${planet.r * 1.07}" fill="url(#air)"/>`,
    `<ellipse cx="${dawn.x}" cy="${dawn.y}" rx="${flare * 1.9}" ry="${flare * 1.25}" fill="url(#dawnWide)" opacity=".85"/>`,
    `<circle cx="${planet.x}" cy="${planet.y}" r="${planet.r}" fill="url(#planet)"/>`,
    `<g clip-path="url(#disc)">${clouds.join('')}<ellipse cx="${dawn.x}" cy="${dawn.y}" rx="${flare * 1.2}" ry="${flare * 0.42}" fill="url(#dawnWide)" transform="rotate(-26 ${dawn.x} ${dawn.y})" opacity=".8"/></g>`,
    `<circle cx="${dawn.x}" cy="${dawn.y}" r="${flare * 0.2}" fill="url(#dawnCore)"/>`,
    `<path d="M${dawn.x - flare} ${dawn.y + flare * 0.24}L${dawn.x + flare} ${dawn.y - flare * 0.24}" stroke="#fff0d0" stroke-width="2" opacity=".4" filter="url(#flare)" transform="rotate(-12 ${dawn.x} ${dawn.y})"/>`,
    `<g transform="translate(${place.x} ${place.y}) rotate(-13) scale(${place.size})">${station()}</g>`,
    `<g transform="translate(${tall ? width * 0.56 : width * 0.5} ${tall ? 318 : 300}) scale(${tall ? 0.8 : 1})">${shuttle()}</g>`,
    `<rect y="${height - 100}" width="${width}" height="100" fill="url(#foot)"/>`,
  ].join('');
  return scene(width, height, defs, body);
}

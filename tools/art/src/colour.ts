/** Colours as `#rrggbb`, mixed in sRGB: the pictures were tuned that way. */

type Channels = [number, number, number];

function channels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex(parts: readonly number[]): string {
  return (
    '#' +
    parts
      .map((part) =>
        Math.round(Math.min(255, Math.max(0, part)))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}

/** `share` (0 to 1) of the way from one colour to another. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  return toHex(channels(from).map((part, index) => part + ((target[index] ?? 0) - part) * share));
}

export const lighten = (hex: string, share: number): string => mix(hex, '#ffffff', share);
export const darken = (hex: string, share: number): string => mix(hex, '#000000', share);

/** Hue in degrees, saturation and lightness from 0 to 1. */
export function toHsl(hex: string): Channels {
  const [r, g, b] = channels(hex).map((part) => part / 255) as Channels;
  const most = Math.max(r, g, b);
  const least = Math.min(r, g, b);
  const spread = most - least;
  const light = (most + least) / 2;
  if (spread === 0) return [0, 0, light];
  const saturation = spread / (1 - Math.abs(2 * light - 1));
  const sector = most === r ? ((g - b) / spread + 6) % 6 : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return [sector * 60, saturation, light];
}

function fromHsl([hue, saturation, light]: Channels): string {
  const spread = saturation * Math.min(light, 1 - light);
  const part = (offset: number): number => {
    const position = (offset + hue / 30) % 12;
    return 255 * (light - spread * Math.max(-1, Math.min(position - 3, 9 - position, 1)));
  };
  return toHex([part(0), part(8), part(4)]);
}

/** Turns a colour around the wheel by `degrees`. */
export function turnHue(hex: string, degrees: number): string {
  const [hue, saturation, light] = toHsl(hex);
  return fromHsl([(hue + degrees + 360) % 360, saturation, light]);
}

/** Smallest angle between two colours' hues, in degrees. */
export function hueDistance(one: string, other: string): number {
  const apart = Math.abs(toHsl(one)[0] - toHsl(other)[0]) % 360;
  return Math.min(apart, 360 - apart);
}

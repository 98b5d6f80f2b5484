/** What simulated players are called; boards show the first letters. */
export const nicknames = [
  'perihelion',
  'quasar',
  'moonwalker',
  'stardust',
  'lagrange',
  'apogee',
  'tycho',
  'cassini',
  'umbra',
  'halley',
  'zenith',
  'solstice',
] as const;

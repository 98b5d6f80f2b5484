import type { Figures } from '@cosmodrome/maths/model';
import { element } from '../dom.ts';
import { openSheet } from '../shell/sheet.ts';
import type { Surroundings } from './surroundings.ts';

/** Each game adds its own part: pay table, odds, how to play. */
const parts = new WeakMap<Surroundings, () => Node[]>();

export function setRules(frame: Surroundings, part: () => Node[]): void {
  parts.set(frame, part);
}

/** The rules sheet: the game's own rules, then the published figures and how they were found. */
export function openRules(frame: Surroundings): void {
  const { texts, session } = frame;
  openSheet(texts.rules, texts.close, [...(parts.get(frame)?.() ?? []), ...figures(frame, session.rules.figures)]);
}

/** Parts per million as per cent in the player's language. */
export function percent(frame: Surroundings, ppm: number, digits = 2): string {
  const format = {
    style: 'percent',
    maximumFractionDigits: digits,
    minimumFractionDigits: Math.min(2, digits),
  } as const;
  return new Intl.NumberFormat(frame.session.locale, format).format(ppm / 1e6);
}

export function wholeNumber(frame: Surroundings, value: number): string {
  return new Intl.NumberFormat(frame.session.locale, { maximumFractionDigits: 2 }).format(value);
}

function figures(frame: Surroundings, published: Figures): Node[] {
  const { help } = frame.texts;
  const { stakes } = frame.session.rules;
  const rarity = published.maxWinOneIn === null ? '' : `, ${help.oneIn(wholeNumber(frame, published.maxWinOneIn))}`;
  const rows: [string, string][] = [
    [help.rtp, percent(frame, published.rtpPpm)],
    [help.hitRate, percent(frame, published.hitRatePpm)],
    [help.volatility, help.volatilities[published.volatility]],
    [help.deviation, wholeNumber(frame, published.standardDeviation)],
    [help.maxWin, help.maxWinValue(wholeNumber(frame, published.maxWin)) + rarity],
    [help.limits, help.range(frame.money(stakes.min), frame.money(stakes.max))],
  ];
  const found =
    published.method === 'simulation'
      ? help.method.simulation(percent(frame, published.confidencePpm, 3))
      : help.method[published.method];
  return [
    element(
      'dl',
      { class: 'figures' },
      ...rows.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]),
    ),
    element('p', { class: 'small' }, `${help.meaning} ${found} ${help.basis[published.basis]}`),
  ];
}

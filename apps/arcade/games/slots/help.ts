import type { SlotHelp } from '@cosmodrome/maths/slots/types';
import { element, svg } from '../../frame/dom.ts';
import type { Frame } from '../../frame/shell/frame.ts';
import { percent, wholeNumber } from '../../frame/sheets/rules.ts';
import type { Atlas } from './atlas.ts';

export interface SlotRules {
  help: SlotHelp;
  roles: readonly string[];
  atlas: Atlas;
  nameOf: (symbol: number) => string;
}

/** The pay table of a slot at the bet shown, its lines or ways, and its free spins with their odds. */
export function slotHelp(frame: Frame, rules: SlotRules, stake: number): Node[] {
  const { help } = rules;
  const texts = frame.texts.help;
  const isBook = help.freeSpins.expandingSymbols.length > 0;
  const ways = frame.session.rules.ways;
  return [
    element('h3', {}, texts.payTable),
    element('p', { class: 'small' }, texts.payNote),
    element('div', { class: 'pay-table' }, ...payCards(frame, rules, stake)),
    element('p', { class: 'small' }, isBook ? texts.book : texts.wild),
    element('h3', {}, texts.feature),
    ...freeSpins(frame, rules),
    ...(help.lineLayout
      ? [element('h3', {}, texts.lines), lineMaps(help)]
      : [element('p', {}, texts.ways(wholeNumber(frame, ways ?? 0)))]),
  ];
}

function payCards(frame: Frame, rules: SlotRules, stake: number): Node[] {
  const { help } = rules;
  const amount = (pay: { numerator: number; denominator: number }) =>
    frame.money(Math.floor((stake * pay.numerator) / pay.denominator));
  const list = (pays: readonly { count: number; pay: { numerator: number; denominator: number } }[]) =>
    element(
      'ul',
      {},
      ...[...pays]
        .sort((a, b) => b.count - a.count)
        .map(({ count, pay }) =>
          element('li', {}, element('b', {}, `${count}×`), ' ', element('span', {}, amount(pay))),
        ),
    );
  const symbols = [...new Set([help.wild, help.scatter, ...help.pays.map((pay) => pay.symbol)])];
  return symbols.flatMap((symbol) => {
    const own = help.pays.filter((pay) => pay.symbol === symbol);
    // A book pays along lines and wherever it stands: two lists, or the same count would have two amounts.
    const anywhere = symbol === help.scatter ? help.scatterPays : [];
    if (own.length + anywhere.length === 0 && symbol !== help.wild) return [];
    const picture = symbolPicture(rules, symbol, 56);
    picture.setAttribute('role', 'img');
    picture.setAttribute('aria-label', rules.nameOf(symbol));
    const pays = element('div', { class: 'pays' }, own.length > 0 ? list(own) : null);
    if (anywhere.length > 0) {
      pays.append(element('p', { class: 'small' }, frame.texts.help.anywhere), list(anywhere));
    }
    return [element('div', { class: 'pay-card' }, picture, pays)];
  });
}

/** A symbol out of the atlas as an element of a given size. */
export function symbolPicture({ atlas, roles }: SlotRules, symbol: number, size: number): HTMLElement {
  const place = atlas.frames.get(roles[symbol] ?? '');
  const node = element('div', { class: 'symbol' });
  if (!place) return node;
  const scale = size / place.w;
  Object.assign(node.style, {
    width: `${size}px`,
    height: `${size}px`,
    backgroundImage: `url(${atlas.url})`,
    backgroundSize: `${atlas.width * scale}px ${atlas.height * scale}px`,
    backgroundPosition: `${-place.x * scale}px ${-place.y * scale}px`,
  });
  return node;
}

function freeSpins(frame: Frame, { help }: SlotRules): Node[] {
  const texts = frame.texts.help;
  const { triggers, retriggers, multipliers, expandingSymbols } = help.freeSpins;
  const total = multipliers.reduce((sum, { weight }) => sum + weight, 0);
  const odds = multipliers.map(({ value, weight }) =>
    texts.multiplierOdds(value, percent(frame, (weight / total) * 1e6, 1)),
  );
  return [
    ...triggers.map(({ scatters, spins }) => element('p', {}, texts.triggers(scatters, spins))),
    ...retriggers.map(({ scatters, spins }) => element('p', {}, texts.retriggers(scatters, spins))),
    ...(multipliers.length > 1 ? [element('p', {}, `${texts.multipliers} ${odds.join(', ')}.`)] : []),
    ...(expandingSymbols.length > 0
      ? [element('p', {}, `${texts.expandingRule} ${texts.expandingOdds(expandingSymbols.length)}`)]
      : []),
  ];
}

function lineMaps(help: SlotHelp): HTMLElement {
  const maps = (help.lineLayout ?? []).map((rows, index) => {
    const points = rows.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ');
    const cells = rows.flatMap((_, reel) =>
      Array.from({ length: help.rows }, (__, row) =>
        svg('rect', { x: reel * 10 + 1, y: row * 10 + 1, width: 8, height: 8, rx: 2, fill: '#2a3850' }),
      ),
    );
    const line = svg('polyline', {
      points,
      fill: 'none',
      stroke: '#d0e0f2',
      'stroke-width': 2.2,
      'stroke-linejoin': 'round',
    });
    const label = svg('title', {}, `${index + 1}`);
    return svg('svg', { viewBox: `0 0 50 ${help.rows * 10}`, role: 'img' }, label, ...cells, line);
  });
  return element('div', { class: 'line-map' }, ...maps);
}

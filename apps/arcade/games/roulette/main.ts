import type { RouletteHelp } from '@cosmodrome/maths/roulette/types';
import { element } from '../../frame/dom.ts';
import { boot, noFiles } from '../../frame/shell/boot.ts';
import type { Frame } from '../../frame/shell/frame.ts';
import { percent, setRules } from '../../frame/sheets/rules.ts';
import { RouletteGame } from './game.ts';
import './roulette.css';

void boot(noFiles, (frame) => {
  new RouletteGame(frame);
  setRules(frame, () => rules(frame));
  return Promise.resolve();
});

function rules(frame: Frame): Node[] {
  const { help, roulette } = frame.texts;
  const { pays } = frame.session.rules.help as RouletteHelp;
  const head = [help.bet, help.pays, help.chance].map((label) => element('th', { scope: 'col' }, label));
  const rows = pays.map(({ kind, toOne, chance }) => {
    const name = roulette.kinds[kind]('').trim();
    const odds = percent(frame, (chance.numerator / chance.denominator) * 1e6);
    return element('tr', {}, ...[name, help.toOne(toOne), odds].map((text) => element('td', {}, text)));
  });
  return [
    element('h3', {}, help.roulettePays),
    element('table', {}, element('thead', {}, element('tr', {}, ...head)), element('tbody', {}, ...rows)),
  ];
}

import type { SlotHelp } from '@cosmodrome/maths/slots/types';
import type { SessionAnswer } from '../../api/calls.ts';
import { boot } from '../../frame/shell/boot.ts';
import { setRules } from '../../frame/sheets/rules.ts';
import { BetBar } from '../../frame/shell/bar.ts';
import { type Atlas, loadAtlas } from './atlas.ts';
import { Board } from './board.ts';
import { SlotGame } from './game.ts';
import { slotHelp, type SlotRules } from './help.ts';
import { SlotView } from './view.ts';
import './slots.css';

const symbols = ({ game }: SessionAnswer): Promise<Atlas> => loadAtlas(game.theme.symbols ?? game.slug);

void boot(symbols, async (frame, atlas) => {
  const { game, rules } = frame.session;
  const help = rules.help as SlotHelp;
  const roles = rules.symbols ?? [];
  const strips = rules.strips ?? { base: [], free: [] };
  const nameOf = (symbol: number): string => symbolName(roles[symbol] ?? '', game.theme.symbolNames);
  const slotRules: SlotRules = { help, roles, atlas, nameOf };

  const bar = new BetBar({
    stakes: rules.stakes,
    texts: frame.texts,
    money: frame.money,
    onSpin: () => void slot.spin(),
  });
  const view = new SlotView(frame, bar, help.rows);
  const board = await Board.open({
    canvas: view.canvas,
    textures: roles.map((role) => atlas.textures.get(role)),
    rows: help.rows,
    wild: help.wild,
    strips: strips.base,
    onStop: () => frame.sound.play('stop'),
  });
  const slot = new SlotGame({ frame, bar, view, board, rules: slotRules, strips });
  setRules(frame, () => slotHelp(frame, slotRules, bar.stake));
  frame.keys({ start: () => void slot.spin(), step: (by) => bar.step(by) });
  void slot.start(frame.session.round);
});

/** The special symbols are called what their ribbons say, in every language; the studio names the others. */
function symbolName(role: string, names: Readonly<Record<string, string>>): string {
  if (role === 'wild') return 'Wild';
  if (role === 'scatter') return 'Scatter';
  return names[role] ?? role;
}

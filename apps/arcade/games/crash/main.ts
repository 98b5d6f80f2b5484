import type { CrashHelp } from '@cosmodrome/maths/crash/types';
import { element } from '../../frame/dom.ts';
import { BetBar } from '../../frame/shell/bar.ts';
import { boot, noFiles } from '../../frame/shell/boot.ts';
import { percent, setRules } from '../../frame/sheets/rules.ts';
import { CrashGame } from './game.ts';
import { CrashView } from './view.ts';
import './crash.css';

void boot(noFiles, (frame) => {
  const { rules } = frame.session;
  const bar = new BetBar({ stakes: rules.stakes, texts: frame.texts, money: frame.money });
  const view = new CrashView(frame, bar.root);
  const game = new CrashGame(frame, bar, view);
  setRules(frame, () => {
    const { rtp } = rules.help as CrashHelp;
    const { help } = frame.texts;
    return [
      element('p', {}, help.crashRules(percent(frame, (rtp.numerator / rtp.denominator) * 1e6))),
      element('p', {}, help.crashAuto),
      element('p', {}, help.crashChain),
    ];
  });
  frame.keys({ start: () => game.act(), step: (by) => bar.step(by) });
  return Promise.resolve();
});

import { element } from '../../frame/dom.ts';
import { boot, noFiles } from '../../frame/shell/boot.ts';
import { setRules } from '../../frame/sheets/rules.ts';
import { BlackjackGame } from './game.ts';
import './blackjack.css';

void boot(noFiles, (frame) => {
  new BlackjackGame(frame);
  setRules(frame, () => frame.texts.help.blackjackRules.map((rule) => element('p', {}, rule)));
  return Promise.resolve();
});

import type { BetBar } from '../../frame/shell/bar.ts';
import type { Frame } from '../../frame/shell/frame.ts';
import type { Board } from './board.ts';
import type { SlotRules } from './help.ts';
import type { SlotView } from './view.ts';

/** What a slot is put together from. */
export interface SlotParts {
  frame: Frame;
  bar: BetBar;
  view: SlotView;
  board: Board;
  rules: SlotRules;
  strips: { base: readonly (readonly number[])[]; free: readonly (readonly number[])[] };
}

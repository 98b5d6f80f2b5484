import type { Mode } from '../launch/mode.ts';
import type { PlayGame } from '../play-game.ts';
import type { Fullscreen } from './use-fullscreen.ts';
import type { Host } from './use-host.ts';

/** What the bar of a game shows and does; its phone menu takes the same. */
export interface BarProps {
  game: PlayGame;
  host: Host;
  mode: Mode;
  /** Of the game; null while the wallet is not known. */
  currency: string | null;
  choose: (mode: Mode) => void;
  /** Free spins are played in the game: whether the next rounds are the player's own all the same. Null without any. */
  ownMoney: boolean | null;
  chooseMoney: (own: boolean) => void;
  leave: () => void;
  fullscreen: Fullscreen;
}

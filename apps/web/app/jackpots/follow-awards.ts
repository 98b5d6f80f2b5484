import { onChannel } from '../platform/realtime/realtime.ts';
import { untoldAwards } from './awards.ts';

/** Tells the player of a jackpot as soon as it is paid, on whatever page. Answers what stops it. */
export const followAwards = (): (() => void) =>
  onChannel('jackpot_win_award', (award) => untoldAwards.set([...untoldAwards.get(), award]));

import { ensureMessages } from '../platform/i18n/catalogue.ts';
import { onChannel } from '../platform/realtime/realtime.ts';
import { untoldAwards } from './awards.ts';

/** Tells the player of a jackpot as soon as it is paid, on whatever page. Answers what stops it. */
export function followAwards(): () => void {
  return onChannel('jackpot_win_award', (award) => {
    void ensureMessages(['jackpots'], document.documentElement.lang).then(() =>
      untoldAwards.set([...untoldAwards.get(), award]),
    );
  });
}

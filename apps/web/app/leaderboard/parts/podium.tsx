import type { LeaderboardWin } from '@cosmodrome/contract/http/leaderboard';
import { Anchor } from '@cosmodrome/ui/anchor';
import { ArtImage } from '@cosmodrome/ui/art';
import { Medal } from '@cosmodrome/ui/medal';
import { Panel } from '@cosmodrome/ui/panel';
import { useTranslations } from 'use-intl';
import { Amount, useMoneyText } from '../../platform/i18n/money.tsx';
import { useTimes, useWonAt } from '../words.ts';

export const artOfWin = ({ game_table_image_path: path }: LeaderboardWin) => ({
  src: `${path}-240.webp`,
  avif: `${path}-240.avif 240w`,
});

/** The first three, each with its game. */
export function Podium({ winners }: { winners: readonly LeaderboardWin[] }) {
  const t = useTranslations('leaderboard');
  const money = useMoneyText();
  const times = useTimes();
  const wonAt = useWonAt();
  return (
    <ol className="leaderboard-podium">
      {winners.map((win) => (
        <li key={win.place} className={`is-${win.place}`}>
          <Panel as="article" className="leaderboard-step" aria-label={t('step', { place: win.place })}>
            <ArtImage art={artOfWin(win)} sizes="112px" width={240} height={320} className="leaderboard-art" />
            <div>
              <p className="leaderboard-step-head">
                {(win.place === 1 || win.place === 2 || win.place === 3) && <Medal place={win.place} size={40} />}
                <time className="text-meta text-low" dateTime={win.at} suppressHydrationWarning>
                  {wonAt(win.at)}
                </time>
              </p>
              <Amount cents={win.win_amount_cents} currency={win.currency} size="heading" />
              <p className="text-body font-strong">{win.nickname}</p>
              <p className="text-meta text-mid">
                <Anchor href={win.game_table_url}>{win.game_title}</Anchor>
              </p>
              <p className="text-meta text-low">
                {t('bet', { bet: money(win.bet_amount_cents, win.currency), times: times(win.multiplier) })}
              </p>
            </div>
          </Panel>
        </li>
      ))}
    </ol>
  );
}

import type { LeaderboardWin } from '@cosmodrome/contract/http/leaderboard';
import { Anchor } from '@cosmodrome/ui/anchor';
import { ArtImage } from '@cosmodrome/ui/art';
import { useTranslations } from 'use-intl';
import { Amount } from '../../platform/i18n/money.tsx';
import { useTimes, useWonAt } from '../words.ts';
import { artOfWin } from './podium.tsx';

export interface WinsTableProps {
  /** From the fourth place on. */
  winners: readonly LeaderboardWin[];
  /** The player's own best, where it is not among those that are shown. */
  own: LeaderboardWin | undefined;
}

/** The places after the first three, and the own one below them. */
export function WinsTable({ winners, own }: WinsTableProps) {
  const t = useTranslations('leaderboard');
  return (
    <table className="ui-places leaderboard-table">
      <thead>
        <tr className="text-meta text-low">
          {(['place', 'game', 'player', 'at', 'multiplier', 'win'] as const).map((column) => (
            <th key={column} scope="col" className={`is-${column}`}>
              {t(`column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {winners.map((win) => (
          <Row key={win.place} win={win} own={false} />
        ))}
        {own && (
          <>
            <tr aria-hidden className="ui-places-gap">
              <td colSpan={6}>⋮</td>
            </tr>
            <Row win={own} own />
          </>
        )}
      </tbody>
    </table>
  );
}

function Row({ win, own }: { win: LeaderboardWin; own: boolean }) {
  const t = useTranslations('leaderboard');
  const times = useTimes();
  const wonAt = useWonAt();
  return (
    <tr className={own ? 'is-own text-body' : 'text-body'}>
      <td className="is-place">{win.place}</td>
      <td className="is-game">
        <Anchor href={win.game_table_url}>
          <ArtImage art={artOfWin(win)} sizes="36px" width={240} height={320} />
          <span>
            <b>{win.game_title}</b>
            <small className="leaderboard-nickname">{own ? t('you', { nickname: win.nickname }) : win.nickname}</small>
          </span>
        </Anchor>
      </td>
      <td className="is-player">{own ? t('you', { nickname: win.nickname }) : win.nickname}</td>
      <td className="is-at text-low">
        <time dateTime={win.at} suppressHydrationWarning>
          {wonAt(win.at)}
        </time>
      </td>
      <td className="is-multiplier text-mid">{times(win.multiplier)}</td>
      <td className="is-win">
        <Amount cents={win.win_amount_cents} currency={win.currency} />
      </td>
    </tr>
  );
}

import type { OwnStanding, Tournament, TournamentStanding } from '@cosmodrome/contract/http/tournaments';
import { BOARD_PLACES } from '@cosmodrome/rules/tournaments/board';
import { Button } from '@cosmodrome/ui/button';
import { Medal } from '@cosmodrome/ui/medal';
import { Panel } from '@cosmodrome/ui/panel';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SimulatedNote } from '../../platform/simulated-note.tsx';
import { placesQuery } from '../queries.ts';
import { usePrizeWords, useScoreWords } from '../words.ts';
import { Podium } from './podium.tsx';

export interface BoardProps {
  tournament: Tournament;
  own: OwnStanding | undefined;
  /** What stands beside the heading: when it was told. */
  note: string;
}

/** The places: the first three on their steps, the others in rows, the player's own among them or below. */
export function Board({ tournament, own, note }: BoardProps) {
  const t = useTranslations('tournaments');
  const client = useQueryClient();
  const [more, setMore] = useState<readonly TournamentStanding[]>([]);
  const [reading, read] = useState(false);
  const { prizes, top_players: top } = tournament;
  const rows = [...top, ...more];
  const known = prizes.length;
  const showMore = async (): Promise<void> => {
    read(true);
    try {
      const page = await client.fetchQuery(placesQuery(tournament.id, rows.length / BOARD_PLACES + 1));
      setMore([...more, ...page]);
    } finally {
      read(false);
    }
  };
  const place = own?.award_place ?? null;
  const apart = own && place !== null && !rows.some((row) => row.award_place === place);
  const full = rows.length % BOARD_PLACES === 0 && rows.length < known && rows.length > 0;
  return (
    <Panel className="column tournament-board" aria-labelledby="board">
      <div className="tournament-board-head">
        <h2 id="board" className="text-heading">
          {t('board')}
        </h2>
        <p className="text-meta text-low">{note}</p>
      </div>
      <SimulatedNote />
      {rows.length === 0 ? (
        <p className="text-body text-mid">{t('noScores')}</p>
      ) : (
        <>
          <Podium tournament={tournament} top={rows.slice(0, 3)} />
          <table className="ui-places">
            <thead>
              <tr className="text-meta text-low">
                <th scope="col">{t('column.place')}</th>
                <th scope="col">{t('column.player')}</th>
                <th scope="col">{t(`column.${tournament.strategy}`)}</th>
                <th scope="col">{t('column.prize')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.award_place} {...{ tournament, row }} own={row.award_place === place} />
              ))}
              {apart && (
                <>
                  <tr aria-hidden className="ui-places-gap">
                    <td colSpan={4}>⋮</td>
                  </tr>
                  <Row tournament={tournament} row={own} own />
                </>
              )}
            </tbody>
          </table>
          {full && (
            <Button look="bare" pending={reading && t('reading')} onClick={() => void showMore()}>
              {t('showMore', { count: known })}
            </Button>
          )}
        </>
      )}
    </Panel>
  );
}

function Row({ tournament, row, own }: { tournament: Tournament; row: TournamentStanding; own: boolean }) {
  const t = useTranslations('tournaments');
  const words = useScoreWords(tournament);
  const prizeWords = usePrizeWords(tournament.currency);
  const place = row.award_place ?? 0;
  const at = tournament.group_tournament ? winnersPlace(tournament, row) : place;
  const prize = tournament.prizes.find(({ award_place: of }) => of === at);
  const team = tournament.teams.find(({ id }) => id === row.tournament_team_id);
  return (
    <tr className={own ? 'is-own' : undefined}>
      <td>{place === 1 || place === 2 || place === 3 ? <Medal place={place} size={28} /> : place}</td>
      <td>
        {own ? t('you', { nickname: row.nickname }) : row.nickname}
        {team && <small className="text-meta text-low"> {team.title}</small>}
      </td>
      <td>{words.standing(row)}</td>
      <td className="ui-places-prize">
        {prize ? prizeWords({ cents: prize.money_award_cents, stuff: prize.stuff }) : '–'}
      </td>
    </tr>
  );
}

/** In a tournament of teams only the best team's places are given something. */
function winnersPlace({ winner_team_id: winner, teams }: Tournament, row: TournamentStanding): number | null {
  return row.tournament_team_id === (winner ?? teams[0]?.id) ? row.award_place_in_team : null;
}

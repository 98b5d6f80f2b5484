import type { OwnStanding, Tournament } from '@cosmodrome/contract/http/tournaments';
import type { GameCard } from '../../games/index.ts';
import { CARD_GAMES, TournamentCard } from './card.tsx';

export interface TournamentCardsProps {
  tournaments: readonly Tournament[];
  standings: ReadonlyMap<number, OwnStanding>;
  /** Those whose pictures are shown, of whichever of them. */
  games: readonly GameCard[];
  now: Date;
}

/** Tournaments side by side. */
export const TournamentCards = ({ tournaments, standings, games, now }: TournamentCardsProps) => (
  <ul className="tournament-cards">
    {tournaments.map((each) => (
      <TournamentCard
        key={each.id}
        tournament={each}
        own={standings.get(each.id)}
        games={games.filter(({ identifier }) => each.games.identifiers.slice(0, CARD_GAMES).includes(identifier))}
        now={now}
      />
    ))}
  </ul>
);

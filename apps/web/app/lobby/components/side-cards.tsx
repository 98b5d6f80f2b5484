import JackpotCard from './jackpot-card.tsx';
import { TournamentCard } from './tournament-card.tsx';

/** What can be won by playing now, beside the banners where a screen has room, else below them. */
export default function SideCards({ jackpots }: { jackpots: boolean }) {
  return (
    <div className="lobby-side">
      {jackpots && <JackpotCard />}
      <TournamentCard />
    </div>
  );
}

import type { Tournament, TournamentStanding } from '@cosmodrome/contract/http/tournaments';
import { Medal } from '@cosmodrome/ui/medal';
import { usePrizeWords, useScoreWords } from '../words.ts';

/** The first three on steps of their height: a picture of the rows below, which say the same. */
export function Podium({ tournament, top }: { tournament: Tournament; top: readonly TournamentStanding[] }) {
  const words = useScoreWords(tournament);
  const prizeWords = usePrizeWords(tournament.currency);
  if (top.length < 3 || tournament.group_tournament) return null;
  const steps = [2, 1, 3] as const;
  return (
    <div className="tournament-podium" aria-hidden>
      {steps.map((place) => {
        const row = top[place - 1];
        const prize = tournament.prizes[place - 1];
        return (
          <div key={place} className={`is-${place}`}>
            <Medal place={place} size={place === 1 ? 48 : 40} />
            <b className="text-body">{row?.nickname}</b>
            <small className="text-meta text-mid">{row && words.standing(row)}</small>
            <span className="tournament-step">
              {prize && prizeWords({ cents: prize.money_award_cents, stuff: prize.stuff })}
            </span>
          </div>
        );
      })}
    </div>
  );
}

import type { LootboxItem } from '@cosmodrome/contract/http/lootboxes';
import { ArtImage } from '@cosmodrome/ui/art';
import { useQuery } from '@tanstack/react-query';
import { artOf, playPath, selectQuery } from '../../games/index.ts';

/** The game that a prize is of, once it is known; undefined for other prizes. */
export function useWonGame({ games: [game] }: Pick<LootboxItem, 'games'>) {
  const { data } = useQuery({ ...selectQuery(game ? [game.identifier] : []), enabled: game !== undefined });
  const card = data?.[0];
  return card && { art: artOf(card), href: `${playPath(card)}?mode=real` };
}

/** Its picture over the open box. The words beside it name the game. */
export const WonArt = ({ art }: Pick<NonNullable<ReturnType<typeof useWonGame>>, 'art'>) => (
  <ArtImage className="lootbox-won" art={art} sizes="120px" width={240} height={320} eager />
);

import { ArtImage } from '@cosmodrome/ui/art';
import { useQuery } from '@tanstack/react-query';
import { artOf, selectQuery } from '../../games/index.ts';

/** The picture of the game that a reward is of, once it is known. The words below name it. */
export default function GameArt({ game }: { game: string }) {
  const { data } = useQuery(selectQuery([game]));
  const card = data?.[0];
  return card ? <ArtImage className="shop-picture" art={artOf(card)} sizes="300px" width={240} height={320} /> : null;
}

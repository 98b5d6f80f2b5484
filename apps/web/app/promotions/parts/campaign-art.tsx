import { ArtImage } from '@cosmodrome/ui/art';
import { useQuery } from '@tanstack/react-query';
import { artOf, selectQuery } from '../../games/index.ts';
import { sceneOf } from '../../platform/scenes.ts';

/** As many tiles as stand beside each other in a card. */
export const SHOWN = 3;

export interface CampaignArtProps {
  art: string;
  games: readonly string[];
}

/** The picture of a campaign: tiles of the games that it is about over its scene, or the scene alone. */
export function CampaignArt({ art, games }: CampaignArtProps) {
  const shown = games.slice(0, SHOWN);
  const { data: cards = [] } = useQuery({ ...selectQuery(shown), enabled: shown.length > 0 });
  return (
    <div className={shown.length > 0 ? 'campaign-art is-tiles' : 'campaign-art'} aria-hidden>
      <ArtImage
        art={sceneOf(art).wide}
        sizes="(width < 600px) 100vw, 440px"
        width={852}
        height={430}
        className="campaign-scene"
      />
      {cards.map((card) => (
        <ArtImage
          key={card.identifier}
          art={artOf(card)}
          sizes="140px"
          width={240}
          height={320}
          className="campaign-tile"
        />
      ))}
    </div>
  );
}

import { Button } from '@cosmodrome/ui/button';
import { useTranslations } from 'use-intl';
import { useSession } from '../../platform/session/session.ts';
import { REGISTRATION } from '../../platform/routing/guard.ts';
import { type GameCard, isPlayedIn, playPath } from '../card.ts';
import { FavoriteButton } from './favorite-button.tsx';

/** What a game offers when it is pointed at. A guest who plays goes to registration and comes back to the game. */
export default function TileActions({ card, currency }: { card: GameCard; currency: string | undefined }) {
  const t = useTranslations('games');
  const guest = useSession() === 'guest';
  const play = playPath(card);
  const id = favoriteId(card, currency);
  return (
    <>
      {!guest && id !== undefined && <FavoriteButton id={id} title={card.title} />}
      <Button
        look="ignited"
        icon="play"
        iconFilled
        wide
        href={guest ? `${REGISTRATION}?redirect=${encodeURIComponent(play)}` : play}
      >
        {t('play')}
      </Button>
      {card.demo && (
        <Button look="bare" wide href={playPath(card, 'demo')}>
          {t('demo')}
        </Button>
      )}
    </>
  );
}

/** A game that is not played in the player's currency has no heart (spec 2.6). */
const favoriteId = (card: GameCard, currency: string | undefined): number | undefined =>
  currency !== undefined && isPlayedIn(card, currency) ? card.id : undefined;

import { RailRow } from '@cosmodrome/ui/rail-row';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { GameTile, gamesQuery, ROW_SIZE, WithTileFacts } from '../../games/index.ts';

/** Games whose stakes count in full while a bonus is wagered. */
const WAGERING = 'bonus-wagering';

/** Games to wager a bonus in; nothing while they are not known. */
export default function FullGames() {
  const t = useTranslations('gifts.page');
  const { data } = useQuery(gamesQuery({ category: WAGERING, size: ROW_SIZE }));
  const games = data?.games ?? [];
  if (games.length === 0) return null;
  return (
    <WithTileFacts>
      <RailRow
        heading={t('full')}
        href={`/pokies/${WAGERING}`}
        seeAll={t('fullAll')}
        previousLabel={t('previous')}
        nextLabel={t('next')}
        size="dense"
      >
        {games.map((card) => (
          <GameTile key={card.identifier} card={card} size="dense" />
        ))}
      </RailRow>
    </WithTileFacts>
  );
}

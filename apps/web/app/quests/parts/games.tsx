import { TileGrid } from '@cosmodrome/ui/tile-grid';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { GameTile, selectQuery, WithTileFacts } from '../../games/index.ts';

/** The games that count, where no list of the site says them. */
export default function QuestGames({ identifiers }: { identifiers: readonly string[] }) {
  const t = useTranslations('quests');
  const { data: cards = [] } = useQuery({ ...selectQuery(identifiers), enabled: identifiers.length > 0 });
  if (cards.length === 0) return null;
  return (
    <section className="column" id="games" aria-labelledby="games-title">
      <h2 id="games-title" className="text-heading">
        {t('games')}
      </h2>
      <WithTileFacts>
        <TileGrid size="dense" label={t('games')}>
          {cards.map((card) => (
            <GameTile key={card.identifier} card={card} />
          ))}
        </TileGrid>
      </WithTileFacts>
    </section>
  );
}

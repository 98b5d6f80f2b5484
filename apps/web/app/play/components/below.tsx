import { Button } from '@cosmodrome/ui/button';
import { Panel } from '@cosmodrome/ui/panel';
import { RailRow } from '@cosmodrome/ui/rail-row';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useFormat } from '../../platform/i18n/format.ts';
import { type CardPage, GameTile, WithTileFacts } from '../../games/index.ts';
import type { Query } from '../../platform/queries/query.ts';
import type { PlayGame } from '../play-game.ts';

/** How the game pays, in the model's own published figures, and that each round can be checked. */
export function GamePanels({ game }: { game: PlayGame }) {
  const t = useTranslations('play.about');
  const format = useFormat();
  const percent = (text: string): string =>
    format.number(Number(text) / 100, { style: 'percent', maximumFractionDigits: 2 });
  const facts = [
    game.rtp !== null && { label: t('rtp'), value: percent(game.rtp) },
    game.hitRate !== null && { label: t('hitRate'), value: percent(game.hitRate) },
    game.volatility !== null && { label: t('volatility'), value: t(`volatilities.${game.volatility}`) },
    game.lines !== null && { label: t('lines'), value: format.number(game.lines) },
    game.ways !== null && { label: t('ways'), value: format.number(game.ways) },
  ].filter((fact) => fact !== false);
  return (
    <div className="play-panels">
      <Panel>
        <h2 className="ui-visually-hidden">{t('figures')}</h2>
        <dl className="play-figures">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-meta text-low">{label}</dt>
              <dd className="text-body font-strong text-high">{value}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel className="play-proof">
        <div>
          <h2 className="text-body font-strong text-high">{t('proof')}</h2>
          <p className="text-body text-mid">{t('proofText')}</p>
        </div>
        <Button size="small" href="/fairness">
          {t('proofButton')}
        </Button>
      </Panel>
    </div>
  );
}

/** A row of games. */
export function GameRow({ heading, games }: { heading: string; games: Query<CardPage> }) {
  const t = useTranslations('play.similar');
  const { data } = useQuery(games);
  const cards = data?.games ?? [];
  if (cards.length === 0) return null;
  return (
    <WithTileFacts>
      <RailRow heading={heading} previousLabel={t('previous')} nextLabel={t('next')} size="dense">
        {cards.map((card) => (
          <GameTile key={card.identifier} card={card} size="dense" />
        ))}
      </RailRow>
    </WithTileFacts>
  );
}

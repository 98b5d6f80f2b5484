import type { OwnStanding, Tournament } from '@cosmodrome/contract/http/tournaments';
import { Anchor } from '@cosmodrome/ui/anchor';
import { ArtImage } from '@cosmodrome/ui/art';
import { Badge } from '@cosmodrome/ui/badge';
import { Button } from '@cosmodrome/ui/button';
import { Panel } from '@cosmodrome/ui/panel';
import { Well } from '@cosmodrome/ui/well';
import { useTranslations } from 'use-intl';
import { artOf, type GameCard } from '../../games/index.ts';
import { Amount } from '../../platform/i18n/money.tsx';
import { sceneOf } from '../../platform/scenes.ts';
import { useLeftWords } from '../words.ts';
import { phaseOf } from '../times.ts';
import { OwnGauge } from './own-gauge.tsx';
import { useFootWords } from './payer.ts';

/** Games whose pictures a card shows. */
export const CARD_GAMES = 3;

export interface CardProps {
  tournament: Tournament;
  own: OwnStanding | undefined;
  games: readonly GameCard[];
  now: Date;
}

/** A tournament that runs: what it pays, how long it still does, and where the player stands or how to come in. */
export function TournamentCard({ tournament, own, games, now }: CardProps) {
  const t = useTranslations('tournaments');
  const left = useLeftWords();
  const foot = useFootWords();
  const { title, frontend_identifier: slug, area, currency, prizes, teams } = tournament;
  const href = `/tournaments/${slug}`;
  const running = phaseOf(tournament, now) === 'active';
  return (
    <li>
      <Panel as="article" flush className="tournament-card" aria-label={title}>
        <ArtImage
          art={sceneOf(tournament.art).wide}
          sizes="(width < 600px) 100vw, 416px"
          width={852}
          height={430}
          className="tournament-scene"
        />
        <Badge look="glass">{t(teams.length > 0 ? 'area.teams' : `area.${area}`)}</Badge>
        <div className="tournament-card-body">
          <h3 className="text-heading">
            <Anchor href={href}>{title}</Anchor>
          </h3>
          <p className="tournament-times text-body">
            <span className={running ? 'ui-scene-running' : 'text-mid'}>{t(running ? 'running' : 'counting')}</span>
            {running && <span className="text-mid">{t('timeLeft', { left: left(tournament.end_at, now) })}</span>}
          </p>
          <div className="tournament-pool">
            <div>
              <Amount cents={tournament.money_prize_pool_cents} currency={currency} tone="gold" size="title" />
              <p className="text-meta text-low">{t('poolPlaces', { count: prizes.length })}</p>
            </div>
            <span className="tournament-thumbs" aria-hidden>
              {games.map((card) => (
                <ArtImage key={card.identifier} art={artOf(card)} sizes="32px" width={240} height={320} />
              ))}
              {tournament.games.count > games.length && (
                <small>{t('moreGames', { count: tournament.games.count - games.length })}</small>
              )}
            </span>
          </div>
          {own?.entered ? (
            <OwnGauge tournament={tournament} own={own} />
          ) : (
            <Well className="tournament-slot">
              <p className="text-body font-strong">{t(slotOf(tournament, own))}</p>
              <p className="text-meta text-low">{tournament.text}</p>
            </Well>
          )}
          <div className="tournament-foot">
            <p className="text-meta text-low">{foot(tournament)}</p>
            <Button size="small" href={href} aria-label={t('of', { action: t(actionOf(own)), title })}>
              {t(actionOf(own))}
            </Button>
          </div>
        </div>
      </Panel>
    </li>
  );
}

const slotOf = (
  { user_confirmation_required: joins, entries_count: entries, seats }: Tournament,
  own: OwnStanding | undefined,
): 'leftOut' | 'full' | 'notIn' | 'openToAll' =>
  own?.left ? 'leftOut' : seats !== null && entries >= seats ? 'full' : joins ? 'notIn' : 'openToAll';

const actionOf = (own: OwnStanding | undefined): 'seeBoard' | 'readRules' => (own?.entered ? 'seeBoard' : 'readRules');

import type { OwnStanding, Tournament } from '@cosmodrome/contract/http/tournaments';
import { Anchor } from '@cosmodrome/ui/anchor';
import { ArtImage } from '@cosmodrome/ui/art';
import { Panel } from '@cosmodrome/ui/panel';
import { useTranslations } from 'use-intl';
import { useFormat } from '../../platform/i18n/format.ts';
import { Amount } from '../../platform/i18n/money.tsx';
import { sceneOf } from '../../platform/scenes.ts';
import { useLeftWords } from '../words.ts';
import { useFootWords } from './payer.ts';
import { Reminder } from './reminder.tsx';

/** A tournament that is to come: when it starts, and whether the player is told then. */
export function FutureCard({
  tournament,
  own,
  now,
}: {
  tournament: Tournament;
  own: OwnStanding | undefined;
  now: Date;
}) {
  const t = useTranslations('tournaments');
  const format = useFormat();
  const left = useLeftWords();
  const foot = useFootWords();
  const { title, prizes, currency, start_at: start } = tournament;
  return (
    <li>
      <Panel as="article" className="tournament-future" aria-label={title}>
        <ArtImage
          art={sceneOf(tournament.art).tall}
          sizes="96px"
          width={328}
          height={428}
          className="tournament-future-art"
        />
        <div>
          <h3 className="text-subheading">
            <Anchor href={`/tournaments/${tournament.frontend_identifier}`}>{title}</Anchor>
          </h3>
          <p className="text-meta text-low">
            <Amount cents={tournament.money_prize_pool_cents} currency={currency} tone="gold-dim" size="balance" />{' '}
            {t('places', { count: prizes.length })}
          </p>
          <p className="text-meta text-low">{foot(tournament)}</p>
          <div className="tournament-foot">
            <p className="text-meta">
              <b>{t('startsIn', { left: left(start, now) })}</b>
              <br />
              <span className="text-low" suppressHydrationWarning>
                {format.dateTime(new Date(start), { dateStyle: 'medium', timeStyle: 'short' })}
              </span>
            </p>
            <Reminder tournament={tournament} own={own} />
          </div>
        </div>
      </Panel>
    </li>
  );
}

import type { OwnStanding, Tournament } from '@cosmodrome/contract/http/tournaments';
import { Button } from '@cosmodrome/ui/button';
import { Panel } from '@cosmodrome/ui/panel';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../../platform/api/browser.ts';
import { ConfirmDialog } from '../../platform/forms/confirm-dialog.tsx';
import { usePrizeWords, useScoreWords } from '../words.ts';
import { phaseOf } from '../times.ts';
import { refresh } from '../use-tournaments.ts';
import { OwnGauge } from './own-gauge.tsx';

/** Where the player stands, what that would give, and the way out. */
export function OwnPanel({ tournament, own, now }: { tournament: Tournament; own: OwnStanding; now: Date }) {
  const t = useTranslations('tournaments');
  const words = useScoreWords(tournament);
  const prizeWords = usePrizeWords(tournament.currency);
  const client = useQueryClient();
  const [leaving, leave] = useState(false);
  const phase = phaseOf(tournament, now);
  const team = tournament.teams.find(({ id }) => id === own.tournament_team_id);
  return (
    <Panel className="column tournament-own-panel">
      <h2 className="text-subheading">{t('own.title')}</h2>
      {own.left ? (
        <p className="text-body text-mid">{t('leftOut')}</p>
      ) : (
        <>
          <OwnGauge tournament={tournament} own={own} />
          <dl className="tournament-pairs text-body">
            <div>
              <dt className="text-mid">{t(`column.${tournament.strategy}`)}</dt>
              <dd>{words.of(own.score)}</dd>
            </div>
            <div>
              <dt className="text-mid">{t('own.rounds')}</dt>
              <dd>{own.games_taken}</dd>
            </div>
            {team && (
              <div>
                <dt className="text-mid">{team.title}</dt>
                <dd>{own.award_place_in_team === null ? '–' : t('place', { place: own.award_place_in_team })}</dd>
              </div>
            )}
            <div>
              <dt className="text-mid">{t(phase === 'finished' ? 'own.prize' : 'own.prizeNow')}</dt>
              <dd className="ui-places-prize">
                {own.prize_cents > 0 || own.prize_stuff !== null
                  ? prizeWords({ cents: own.prize_cents, stuff: own.prize_stuff })
                  : '–'}
              </dd>
            </div>
          </dl>
          {(phase === 'active' || phase === 'future') && own.entered && (
            <Button size="small" look="bare" onClick={() => leave(true)}>
              {t('leave.button')}
            </Button>
          )}
        </>
      )}
      {leaving && (
        <ConfirmDialog
          title={t('leave.title')}
          button={t('leave.button')}
          pending={t('leave.pending')}
          keep={t('leave.keep')}
          closeLabel={t('close')}
          close={() => leave(false)}
          failed={t('leave.failed')}
          send={async () => {
            await api('tournaments.confirm', { params: { id: tournament.id }, body: { confirmed: false } });
            refresh(client);
          }}
        >
          {() => <p className="text-body text-mid">{t('leave.text')}</p>}
        </ConfirmDialog>
      )}
    </Panel>
  );
}

import type { Tournament } from '@cosmodrome/contract/http/tournaments';
import { Button } from '@cosmodrome/ui/button';
import { Checkbox } from '@cosmodrome/ui/checkbox';
import { Dialog } from '@cosmodrome/ui/dialog';
import { cutNickname } from '@cosmodrome/rules/lobby/winners';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../../platform/api/browser.ts';
import { useAttempt } from '../../platform/forms/attempt.ts';
import { FailureNotice } from '../../platform/forms/failure-notice.tsx';
import { CountedTime } from '../../platform/counted-time.tsx';
import { Amount } from '../../platform/i18n/money.tsx';
import { usePlayer } from '../../platform/session/player.ts';
import { refresh } from '../use-tournaments.ts';
import { PointsTable, PrizeList, RuleFacts, RuleNotes } from './rules.tsx';

export interface RulesDialogProps {
  tournament: Tournament;
  mayJoin: boolean;
  close: () => void;
}

/** The rules of a tournament; joining asks that they have been read. */
export default function RulesDialog({ tournament, mayJoin, close }: RulesDialogProps) {
  const t = useTranslations('tournaments');
  const client = useQueryClient();
  const player = usePlayer();
  const id = useId();
  const [hasRead, setRead] = useState(false);
  const [pending, setPending] = useState(false);
  const { failure, attempt } = useAttempt(setPending);
  const join = (event: FormEvent): void => {
    event.preventDefault();
    if (!hasRead || pending) return;
    void attempt(async () => {
      await api('tournaments.confirm', { params: { id: tournament.id }, body: { confirmed: true } });
      refresh(client);
      close();
    });
  };
  const running = tournament.in_progress;
  return (
    <Dialog
      title={tournament.title}
      closeLabel={t('close')}
      onClose={close}
      size="large"
      foot={
        mayJoin ? (
          <form id={id} className="tournament-consent" onSubmit={join}>
            <Checkbox checked={hasRead} onChange={(event) => setRead(event.currentTarget.checked)}>
              {t('haveRead')}
            </Checkbox>
            <Button look="bare" onClick={close}>
              {t('notNow')}
            </Button>
            <Button look="ignited" type="submit" form={id} disabled={!hasRead} pending={pending && t('joining')}>
              {t('joinFree')}
            </Button>
          </form>
        ) : (
          <Button wide onClick={close}>
            {t('close')}
          </Button>
        )
      }
    >
      <div className="column tournament-rules">
        {failure && <FailureNotice failure={failure} title={t('joinFailed')} />}
        <div className="ui-scene-figures">
          <div>
            <Amount cents={tournament.money_prize_pool_cents} currency={tournament.currency} size="title" />
            <p className="text-meta text-low">{t('poolPlaces', { count: tournament.prizes.length })}</p>
          </div>
          <CountedTime
            until={running ? tournament.end_at : tournament.start_at}
            label={t(running ? 'timer.end' : 'timer.start')}
          />
        </div>
        <div className="tournament-rules-columns">
          <section className="column">
            <h3 className="text-heading">{t('before')}</h3>
            <RuleFacts tournament={tournament} />
            <PointsTable tournament={tournament} />
          </section>
          <section className="column">
            <h3 className="text-heading">{t('prizes')}</h3>
            <PrizeList tournament={tournament} />
            <p className="text-meta text-low">{t('paidWhen')}</p>
          </section>
        </div>
        <RuleNotes tournament={tournament} nickname={cutNickname(player?.nickname ?? null)} />
      </div>
    </Dialog>
  );
}

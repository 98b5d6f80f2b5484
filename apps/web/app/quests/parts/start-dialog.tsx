import type { OwnQuest } from '@cosmodrome/contract/http/quests';
import { Button } from '@cosmodrome/ui/button';
import { Dialog } from '@cosmodrome/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../../platform/api/browser.ts';
import { useAttempt } from '../../platform/forms/attempt.ts';
import { FailureNotice } from '../../platform/forms/failure-notice.tsx';
import { callKey } from '../../platform/queries/query.ts';
import { statusesQuery } from '../queries.ts';
import type { ShownQuest } from '../use-quests.ts';
import { useQuestWords } from '../words.ts';
import { Cost, LevelTable, QuestFacts, QuestRules } from './facts.tsx';
import { Rockets } from './rockets.tsx';

interface StartDialogProps {
  shown: ShownQuest;
  mayStart: boolean;
  close: () => void;
}

/** The rules of a quest with the reader's tier, and the start of it. */
export default function StartDialog({ shown, mayStart, close }: StartDialogProps) {
  const t = useTranslations('quests');
  const client = useQueryClient();
  const words = useQuestWords(shown);
  const [pending, setPending] = useState(false);
  const { failure, attempt } = useAttempt(setPending);
  const { quest, tier } = shown;
  const start = (): void => {
    if (pending) return;
    void attempt(async () => {
      try {
        const own = await api('quests.start', { params: { id: quest.id }, body: { tier } });
        const { queryKey } = statusesQuery();
        client.setQueryData<OwnQuest[]>(queryKey, (all = []) => [
          ...all.filter(({ quest_id: id }) => id !== own.quest_id),
          own,
        ]);
        close();
      } finally {
        // The tier may be another one by now; how many are on the way is another number.
        for (const name of ['quests.list', 'quests.bySlug', 'quests.statuses', 'profile.player'] as const) {
          void client.invalidateQueries({ queryKey: callKey(name) });
        }
      }
    });
  };
  return (
    <Dialog
      title={quest.title}
      closeLabel={t('close')}
      onClose={close}
      foot={
        mayStart ? (
          <Button look="ignited" wide onClick={start} pending={pending && t('starting')}>
            {t('startWith', { rocket: t(`rocket.${tier}`) })}
          </Button>
        ) : (
          <Button wide onClick={close}>
            {t('close')}
          </Button>
        )
      }
    >
      <div className="column quest-start">
        {failure && <FailureNotice failure={failure} title={t('startFailed')} />}
        <p className="text-body text-mid">{t('before')}</p>
        <section className="column">
          <h3 className="text-heading">{t('yourRocket')}</h3>
          <Rockets shown={shown} own />
        </section>
        <section className="column">
          <h3 className="text-heading">{t('levels')}</h3>
          <LevelTable shown={shown} />
        </section>
        <QuestFacts shown={shown} full />
        <Cost>{words.costOfAll}</Cost>
        <QuestRules shown={shown} />
      </div>
    </Dialog>
  );
}

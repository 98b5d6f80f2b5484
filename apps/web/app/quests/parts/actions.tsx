import { Button } from '@cosmodrome/ui/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { categoryPath } from '../../games/index.ts';
import { part } from '../../platform/device/part.ts';
import { useSession } from '../../platform/session/session.ts';
import type { ShownQuest } from '../use-quests.ts';

const StartDialog = part(() => import('./start-dialog.tsx'));

/** What comes next: sign in, start after the rules, or play. */
export function QuestActions({ shown }: { shown: ShownQuest }) {
  const t = useTranslations('quests');
  const session = useSession();
  const [reading, read] = useState(false);
  const { quest, status, started } = shown;
  const runs = status === 'active';
  const mayStart = session === 'player' && runs && !started;
  return (
    <>
      {session === 'guest' && status !== 'archive' && (
        <Button look="ignited" href="/sign-in">
          {t('signIn')}
        </Button>
      )}
      {mayStart && (
        <Button look="ignited" onClick={() => read(true)}>
          {t('start')}
        </Button>
      )}
      {session === 'player' && runs && started && (
        <Button look="ignited" href={quest.games.category === null ? '#games' : categoryPath(quest.games.category)}>
          {t('play')}
        </Button>
      )}
      {!mayStart && (
        <Button look="bare" onClick={() => read(true)}>
          {t('rules')}
        </Button>
      )}
      {reading && <StartDialog shown={shown} mayStart={mayStart} close={() => read(false)} />}
    </>
  );
}

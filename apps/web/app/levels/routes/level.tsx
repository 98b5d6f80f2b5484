import '../levels.css';
import { Notice } from '@cosmodrome/ui/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Failed } from '../../platform/failed.tsx';
import { ProfileFrame } from '../../profile/index.ts';
import { PageHead } from '../../platform/head.tsx';
import { HeldBackNotice } from '../../platform/held-back-notice.tsx';
import { defineLoad } from '../../platform/queries/load.ts';
import { followPoints } from '../follow.ts';
import { CurrentLevel, CurrentLevelSkeleton } from '../parts/current-level.tsx';
import { How } from '../parts/how.tsx';
import { LevelList } from '../parts/level-list.tsx';
import { ratesQuery, termsQuery } from '../queries.ts';
import { levelsQuery, useLevels } from '../use-levels.ts';

const load = defineLoad(async ({ want }) => {
  await Promise.all([want(levelsQuery()), want(termsQuery()), want(ratesQuery())]);
});

export const loader = load.loader;
export const clientLoader = load.clientLoader;

/** /profile/level: where the player stands, the levels there are, and what brings points. */
export default function LevelRoute() {
  const t = useTranslations('levels');
  const client = useQueryClient();
  useEffect(() => followPoints(client), [client]);
  const { levels, collected, rate, worth, points, level, failed, again } = useLevels();
  // Where nothing is collected there is nothing to climb: only what is there already is shown.
  const told = collected === undefined || collected === 'yes';
  const ready = levels && level && points !== undefined;
  return (
    <ProfileFrame
      current="/profile/level"
      title={t('title')}
      text={told && t('text')}
      aside={
        told &&
        rate !== undefined && (
          <How rate={rate} worth={worth} gifts={levels?.some(({ gift }) => gift !== null) ?? false} />
        )
      }
    >
      <PageHead title={t('title')} listed={false} />
      {collected === 'not_here' && (
        <Notice icon="info" title={t('notHere.title')}>
          {t('notHere.text')}
        </Notice>
      )}
      {collected === 'held_back' && (
        <HeldBackNotice title={t('heldBack.title')} action={t('heldBack.limits')}>
          {t('heldBack.text')}
        </HeldBackNotice>
      )}
      {ready && collected !== 'not_here' && <CurrentLevel {...{ level, levels, points, worth }} collecting={told} />}
      {!ready && told && !failed && <CurrentLevelSkeleton />}
      {!ready && failed && (
        <Failed title={t('failed.title')} text={t('failed.text')} again={t('failed.again')} onAgain={again} />
      )}
      {levels && told && <LevelList levels={levels} current={level?.number} />}
    </ProfileFrame>
  );
}

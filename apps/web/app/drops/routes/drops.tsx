import '@cosmodrome/ui/places.css';
import '../drops.css';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { Button } from '@cosmodrome/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useHeldBack, useProtection } from '../../limits/index.ts';
import { Failed } from '../../platform/failed.tsx';
import { PageHead } from '../../platform/head.tsx';
import { HeldBackNotice } from '../../platform/held-back-notice.tsx';
import { defineLoad } from '../../platform/queries/load.ts';
import { useSession } from '../../platform/session/session.ts';
import { Drop } from '../parts/drop.tsx';
import { dropsQuery, ownDropsQuery } from '../queries.ts';

/** What is left is asked for again after so long. */
const ASK_AGAIN_MS = 30_000;

const load = defineLoad(async ({ want }) => {
  await want(dropsQuery());
});
export const loader = load.loader;
export const clientLoader = load.clientLoader;

/** Prize drops: those that run, and those that are over with their proof (spec 2.2). */
export default function DropsRoute() {
  const t = useTranslations('drops');
  const session = useSession();
  const heldBack = useHeldBack();
  const protection = useProtection();
  const all = useQuery({ ...dropsQuery(), refetchInterval: ASK_AGAIN_MS });
  const own = useQuery({ ...ownDropsQuery(), enabled: session === 'player', refetchInterval: ASK_AGAIN_MS });
  const drops = (session === 'player' ? own.data : undefined) ?? all.data;
  // Offers wait until it is known that they may be shown (player protection R32). What is over stays: it is a result.
  const offers = !heldBack && (session === 'guest' || protection !== undefined);
  const shown = drops
    ?.filter(({ in_progress: runs }) => offers || !runs)
    .sort((one, other) => Number(other.in_progress) - Number(one.in_progress));
  return (
    <div className="content page-column drops">
      <PageHead title={t('title')} description={t('text')} />
      <header className="column drops-head">
        <h1 className="text-headline">{t('title')}</h1>
        <p className="text-lead text-mid">{t('text')}</p>
      </header>
      {heldBack && (
        <HeldBackNotice title={t('heldBack.title')} action={t('heldBack.action')}>
          {t('heldBack.text')}
        </HeldBackNotice>
      )}
      {all.isError && !drops && (
        <Failed
          title={t('failed.title')}
          text={t('failed.text')}
          again={t('failed.again')}
          onAgain={() => void all.refetch()}
        />
      )}
      {offers && shown?.length === 0 && (
        <StateBlock icon="gift" heading={t('empty.title')} actions={<Button href="/arena">{t('empty.arena')}</Button>}>
          {t('empty.text')}
        </StateBlock>
      )}
      {shown?.map((drop) => (
        <Drop key={drop.id} drop={drop} />
      ))}
    </div>
  );
}

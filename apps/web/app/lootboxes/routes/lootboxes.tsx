import '../lootboxes.css';
import type { Lootbox } from '@cosmodrome/contract/http/lootboxes';
import { Button } from '@cosmodrome/ui/button';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHeldBack, useProtection } from '../../limits/index.ts';
import { Failed } from '../../platform/failed.tsx';
import { PageHead } from '../../platform/head.tsx';
import { HeldBackNotice } from '../../platform/held-back-notice.tsx';
import { useSession } from '../../platform/session/session.ts';
import BoxDialog from '../dialogs/box-dialog.tsx';
import { BoxCard } from '../parts/box-card.tsx';
import { useBoxes } from '../queries.ts';

/** The box that an address names: `/lootboxes#box-12`. */
const named = (hash: string): number | undefined => {
  const [, id] = /^#box-(\d+)$/.exec(hash) ?? [];
  return id === undefined ? undefined : Number(id);
};

/** /lootboxes: the boxes that wait, their opening, and what came out today (spec 4). */
export default function LootboxesRoute() {
  const t = useTranslations('lootboxes');
  const session = useSession();
  const protection = useProtection();
  // Nothing is offered before it is known that it may be (player-protection R32).
  const heldBack = useHeldBack();
  const boxes = useBoxes(session === 'player' && protection !== undefined);
  const { hash } = useLocation();
  const [shown, show] = useState<Lootbox>();
  const all = boxes.data;
  const wanted = all?.find(({ id }) => id === named(hash));
  const wantedId = wanted?.id;
  useEffect(() => {
    if (wantedId !== undefined) show((now) => now ?? all?.find(({ id }) => id === wantedId));
    // Only when an address names it: the list changes when it is opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wantedId]);
  const waiting = all?.filter(({ stage }) => stage === 'issued') ?? [];
  const today = all?.filter(({ stage }) => stage === 'activated') ?? [];
  return (
    <div className="content page-column lootboxes-page">
      <PageHead title={t('title')} description={t('description')} />
      <header>
        <h1 className="text-headline">{t('title')}</h1>
        <p className="mt-2 text-body text-mid">{t('intro')}</p>
      </header>
      {session === 'guest' && (
        <StateBlock
          icon="box"
          heading={t('guest.title')}
          actions={<Button href="/sign-in">{t('guest.action')}</Button>}
        >
          {t('guest.text')}
        </StateBlock>
      )}
      {heldBack && (
        <HeldBackNotice title={t('heldBack.title')} action={t('heldBack.action')}>
          {t('heldBack.text')}
        </HeldBackNotice>
      )}
      {boxes.isError && !all && (
        <Failed
          title={t('failed.title')}
          text={t('failed.text')}
          again={t('failed.again')}
          onAgain={() => void boxes.refetch()}
        />
      )}
      {all?.length === 0 && !heldBack && (
        <StateBlock
          icon="box"
          heading={t('none.title')}
          actions={<Button href="/profile/gifts">{t('none.action')}</Button>}
        >
          {t('none.text')}
        </StateBlock>
      )}
      {!heldBack && <Shelf heading={t('waiting')} boxes={waiting} show={show} />}
      <Shelf heading={t('today')} boxes={today} show={show} />
      {shown && <BoxDialog key={shown.id} box={shown} close={() => show(undefined)} />}
    </div>
  );
}

function Shelf({ heading, boxes, show }: { heading: string; boxes: readonly Lootbox[]; show: (box: Lootbox) => void }) {
  if (boxes.length === 0) return null;
  return (
    <section>
      <h2 className="text-heading">{heading}</h2>
      <ul className="lootbox-cards">
        {boxes.map((box) => (
          <li key={box.id}>
            <BoxCard box={box} onOpen={() => show(box)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

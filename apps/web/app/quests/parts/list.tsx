import '@cosmodrome/ui/places.css';
import '../quests.css';
import { QUEST_SIZES } from '@cosmodrome/rules/quests/sizes';
import { Button } from '@cosmodrome/ui/button';
import { Chip } from '@cosmodrome/ui/chip';
import { ChipRow } from '@cosmodrome/ui/chip-row';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHeldBack, useProtection } from '../../limits/index.ts';
import { Failed } from '../../platform/failed.tsx';
import { HeldBackNotice } from '../../platform/held-back-notice.tsx';
import { useSession } from '../../platform/session/session.ts';
import { useQuests, type ShownQuest } from '../use-quests.ts';
import { QuestCard } from './card.tsx';

/** Quests as cards, those of one size where the address asks for it. `address`: that of the page. */
export function QuestList({ address }: { address: string }) {
  const t = useTranslations('quests');
  const [search] = useSearchParams();
  const { quests, failed, again, offers, heldBack } = useOffered();
  const size = QUEST_SIZES.find((each) => each === search.get('size'));
  const shown = (quests ?? []).filter(({ name }) => size === undefined || name.size === size);
  const of = (status: ShownQuest['status']) => shown.filter((each) => each.status === status);
  const open = [...of('active'), ...of('future')];
  return (
    <>
      <ChipRow label={t('sizes')}>
        {[undefined, ...QUEST_SIZES].map((each) => (
          <Chip key={each ?? 'all'} href={each ? `${address}?size=${each}` : address} selected={each === size}>
            {each ? t(`size.${each}`) : t('all')}
          </Chip>
        ))}
      </ChipRow>
      {heldBack && (
        <HeldBackNotice title={t('heldBack.title')} action={t('heldBack.action')}>
          {t('heldBack.text')}
        </HeldBackNotice>
      )}
      {failed && <Failed title={t('failed.title')} text={t('failed.text')} again={t('failed.again')} onAgain={again} />}
      {offers && open.length > 0 && <Cards label={t('openTitle')} quests={open} />}
      {offers && quests && open.length === 0 && (
        <StateBlock
          icon="rocket"
          heading={t('empty.title')}
          actions={size && <Button href={address}>{t('empty.all')}</Button>}
        >
          {t('empty.text')}
        </StateBlock>
      )}
      {offers && of('archive').length > 0 && <Cards label={t('overTitle')} quests={of('archive')} />}
    </>
  );
}

/** The quests, and whether they may be offered: it waits until that is known (player protection R32). */
export function useOffered() {
  const session = useSession();
  const protection = useProtection();
  const heldBack = useHeldBack();
  const waits = session !== 'guest' && protection === undefined;
  return { ...useQuests(), heldBack, offers: !heldBack && !waits };
}

/** A row of cards under a heading. */
export const Cards = ({ label, quests }: { label: string; quests: readonly ShownQuest[] }) => (
  <section className="column" aria-label={label}>
    <h2 className="text-heading">{label}</h2>
    <ul className="quest-cards">
      {quests.map((shown) => (
        <QuestCard key={shown.quest.id} shown={shown} />
      ))}
    </ul>
  </section>
);

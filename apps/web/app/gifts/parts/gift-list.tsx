import type { Gift } from '@cosmodrome/contract/http/gifts';
import { GIFT_SECTIONS, type GiftSection, giftSection, isGiftHistory } from '@cosmodrome/rules/gifts/gifts';
import { Button } from '@cosmodrome/ui/button';
import { Panel } from '@cosmodrome/ui/panel';
import { IconTile, StateBlock } from '@cosmodrome/ui/state-block';
import { useTranslations } from 'use-intl';
import { GiftCard } from './gift-card.tsx';
import { giftIcon } from './icons.ts';
import { useGiftWords } from './use-gift-words.ts';

/** What the player has and may have, by section: what is theirs, what runs, what is offered, what comes by itself. */
export function GiftList({ gifts }: { gifts: readonly Gift[] }) {
  const t = useTranslations('gifts');
  const actual = gifts.filter((gift) => !isGiftHistory(gift));
  if (actual.length === 0) {
    return (
      <Panel as="div">
        <StateBlock icon="gift" heading={t('empty')} actions={<Button href="/promotions">{t('promotions')}</Button>}>
          {t('emptyText')}
        </StateBlock>
      </Panel>
    );
  }
  return GIFT_SECTIONS.map((section) => {
    const own = actual.filter((gift) => giftSection(gift) === section);
    return own.length > 0 && <Section key={section} section={section} gifts={own} />;
  });
}

function Section({ section, gifts }: { section: GiftSection; gifts: readonly Gift[] }) {
  const t = useTranslations('gifts.sections');
  const heading = `gifts-${section}`;
  return (
    <section aria-labelledby={heading} className="gift-section">
      <h2 id={heading} className="text-subheading">
        {t(section)} <span className="text-low">{gifts.length}</span>
      </h2>
      <ul className="gift-cards">
        {gifts.map((gift, at) =>
          section === 'waiting' && !gift.confirm_first ? (
            <WaitingGift key={`${gift.kind} ${gift.id}`} gift={gift} />
          ) : (
            // One flame a view: what is the player's already takes it, an offer is only armed.
            <GiftCard
              key={`${gift.kind} ${gift.id}`}
              gift={gift}
              look={section === 'yours' && at === 0 ? 'ignited' : section === 'offered' ? 'armed' : 'quiet'}
            />
          ),
        )}
      </ul>
    </section>
  );
}

/** What comes by itself: no button, the day instead. */
function WaitingGift({ gift }: { gift: Gift }) {
  const { sentence, end } = useGiftWords()(gift);
  return (
    <Panel as="li" aria-label={gift.title} className="gift-row">
      <IconTile icon={giftIcon(gift)} tone="info" small />
      <div className="min-w-0">
        <h3 className="text-body-strong text-high">{gift.title}</h3>
        <p className="text-meta text-mid">{sentence}</p>
      </div>
      {end !== null && <span className="text-meta text-info">{end}</span>}
    </Panel>
  );
}

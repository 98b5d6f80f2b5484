import './reminder.css';
import { mayRemindAt } from '@cosmodrome/rules/promotions/quiet-pages';
import { reminded } from '@cosmodrome/rules/promotions/reminder';
import { Anchor } from '@cosmodrome/ui/anchor';
import { IconButton } from '@cosmodrome/ui/icon-button';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useCardsOf, useDepositOffers } from '../cards.ts';
import { useCampaigns } from '../reader.ts';
import { CampaignEnd } from './campaign-end.tsx';

export interface ReminderProps {
  /** It is shown now. */
  onTold: () => void;
  onClose: () => void;
}

/**
 * A running campaign with its terms and its real end, below the gifts in the header. Not over a game or a page of
 * protection, and not while offers are held back from the player or that is not known (player protection R32).
 */
export default function Reminder({ onTold, onClose }: ReminderProps) {
  const t = useTranslations('promotions');
  const { pathname } = useLocation();
  const { active, guest, pack, heldBack, waits, excluded, now } = useCampaigns();
  const cardsOf = useCardsOf({ guest, offers: useDepositOffers(guest, pack) });
  const card = heldBack || waits || excluded || !mayRemindAt(pathname) ? undefined : reminded(active.flatMap(cardsOf));
  const isShown = card !== undefined;
  const tell = useEffectEvent(onTold);
  useEffect(() => {
    if (isShown) tell();
  }, [isShown]);
  if (!card) return null;
  const { title, terms, href, start, end } = card;
  return (
    <aside className="promo-reminder" aria-label={t('reminder')}>
      <p className="text-body-strong text-high">
        <Anchor href={href} onClick={onClose}>
          {title}
        </Anchor>
      </p>
      <p className="text-meta text-mid">{terms}</p>
      <CampaignEnd {...{ start, end, now }} />
      <IconButton icon="x" size="small" iconSize={16} label={t('close')} onClick={onClose} />
    </aside>
  );
}

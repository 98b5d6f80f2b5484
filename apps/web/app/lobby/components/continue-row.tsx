import { unfinishedFirst } from '@cosmodrome/rules/games/order';
import { ContinueCard } from '@cosmodrome/ui/continue-card';
import { Panel } from '@cosmodrome/ui/panel';
import { RailRow } from '@cosmodrome/ui/rail-row';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { artOf, type GameCard, playedQuery, playPath, selectQuery } from '../../games/index.ts';
import { depositTermsIn, useDepositBonuses } from '../../bonuses/index.ts';
import { activeAccount, useAccounts } from '../../money/index.ts';
import { daysSince } from '../continue.ts';
import { FirstDepositOffer } from './first-deposit.tsx';

/** Games to come back to, unfinished rounds first. They are the player's, so they come after the document. */
export default function ContinueRow() {
  const t = useTranslations('lobby');
  const { data: played = [], isSuccess } = useQuery(playedQuery());
  const latest = played.slice(0, 12);
  const { data: cards = [] } = useQuery({
    ...selectQuery(latest.map(({ identifier }) => identifier)),
    enabled: latest.length > 0,
  });
  if (isSuccess && latest.length === 0) return <NothingPlayed />;
  if (cards.length === 0) return null;
  const played_at = new Map(latest.map(({ identifier, last_activity_at }) => [identifier, last_activity_at]));
  return (
    <RailRow heading={t('continue.heading')} previousLabel={t('row.previous')} nextLabel={t('row.next')} size="auto">
      {unfinishedFirst(cards, isUnfinished).map((card) => (
        <Card key={card.identifier} card={card} at={played_at.get(card.identifier) ?? null} />
      ))}
    </RailRow>
  );
}

const isUnfinished = ({ unfinished }: GameCard): boolean => unfinished.length > 0;

/** Nothing to come back to: what a first deposit brings instead, to who may have it. */
function NothingPlayed() {
  const t = useTranslations('lobby.continue');
  const { data: offers, isPending } = useDepositBonuses();
  const currency = activeAccount(useAccounts())?.currency;
  if (isPending) return null;
  if (currency !== undefined && offers?.some((offer) => depositTermsIn(offer, currency)?.number === 1)) {
    return <FirstDepositOffer offers={offers} currency={currency} way="deposit" />;
  }
  return (
    <section>
      <h2 className="mb-4 text-heading">{t('heading')}</h2>
      <Panel as="div" className="continue-empty">
        <p className="text-body font-strong text-high">{t('emptyTitle')}</p>
        <p className="text-body">{t('emptyText')}</p>
      </Panel>
    </section>
  );
}

function Card({ card, at }: { card: GameCard; at: string | null }) {
  const t = useTranslations('lobby.continue');
  const open = isUnfinished(card);
  // oxlint-disable-next-line react/purity -- Its text counts whole days up to the time of its drawing.
  const days = at === null ? null : daysSince(new Date(at), new Date());
  const played = days === null ? t('never') : days === 0 ? t('today') : t('days', { days });
  return (
    <ContinueCard
      href={playPath(card)}
      title={card.title}
      art={artOf(card)}
      status={open ? t('unfinished', { currencies: card.unfinished.join(', ') }) : played}
      continueLabel={open ? t('button') : undefined}
    />
  );
}

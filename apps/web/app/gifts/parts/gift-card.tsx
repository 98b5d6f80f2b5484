import type { Gift } from '@cosmodrome/contract/http/gifts';
import { Button, type ButtonLook } from '@cosmodrome/ui/button';
import { Panel } from '@cosmodrome/ui/panel';
import { IconTile } from '@cosmodrome/ui/state-block';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { part } from '../../platform/device/part.ts';
import type { Failure } from '../../platform/forms/failure.ts';
import { FailureNotice } from '../../platform/forms/failure-notice.tsx';
import { Amount } from '../../platform/i18n/money.tsx';
import { ActButton } from './act-button.tsx';
import { GiftProgress } from './gift-progress.tsx';
import { giftIcon } from './icons.ts';
import { useGiftWords } from './use-gift-words.ts';

const Refuse = part(() => import('./refuse.tsx'));

/** A gift with its terms in one sentence, how far it is, what can be done with it, and until when. */
export function GiftCard({ gift, look }: { gift: Gift; look: ButtonLook }) {
  const t = useTranslations('gifts');
  const { sentence, end } = useGiftWords()(gift);
  const [failure, fail] = useState<Failure>();
  const [refusing, refuse] = useState(false);
  const { title, amount_cents: amount, currency, cancelable, stage, kind } = gift;
  const giveUp = t(stage === 'issued' ? 'actions.refuse' : 'actions.giveUp');
  const hasPage = kind === 'bonus' || kind === 'deposit';
  return (
    <Panel as="li" aria-label={title} className="gift">
      <div className="gift-art" aria-hidden>
        {amount !== null && currency !== null ? (
          <>
            <Amount cents={amount} currency={currency} tone="gold-dim" />
            <span className="text-meta text-low">{t(kind === 'deposit' ? 'atMost' : `contents.${nameOf(gift)}`)}</span>
          </>
        ) : (
          <IconTile icon={giftIcon(gift)} />
        )}
      </div>
      <div className="gift-words">
        <h3 className="text-subheading text-high">{title}</h3>
        <p className="text-body text-mid">{sentence}</p>
        {gift.note !== null && <p className="text-meta text-low">{gift.note}</p>}
      </div>
      <GiftProgress gift={gift} />
      {failure && <FailureNotice failure={failure} title={t('notTaken')} />}
      <div className="gift-foot">
        <ActButton gift={gift} look={look} onFailure={fail} />
        {cancelable && (
          <Button look="bare" aria-label={t('actions.of', { action: giveUp, title })} onClick={() => refuse(true)}>
            {giveUp}
          </Button>
        )}
        {hasPage && (
          <Button
            look="bare"
            href={`/bonus/${gift.id}`}
            aria-label={t('actions.of', { action: t('actions.terms'), title })}
          >
            {t('actions.terms')}
          </Button>
        )}
        {end !== null && <span className="gift-end text-meta text-low">{end}</span>}
      </div>
      {refusing && (
        <Suspense>
          <Refuse gift={gift} close={() => refuse(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

const NAMED = ['bonus', 'money', 'freespins'] as const;
const nameOf = ({ bonuses: [content] }: Gift): (typeof NAMED)[number] =>
  NAMED.find((name) => name === content?.type) ?? 'money';

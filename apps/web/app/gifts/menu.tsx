import './gifts.css';
import type { Gift } from '@cosmodrome/contract/http/gifts';
import { isGiftHistory, isGiftToDo } from '@cosmodrome/rules/gifts/gifts';
import { Button } from '@cosmodrome/ui/button';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { IconTile } from '@cosmodrome/ui/state-block';
import { useTranslations } from 'use-intl';
import { ActButton } from './parts/act-button.tsx';
import { GiftProgress } from './parts/gift-progress.tsx';
import { giftIcon } from './parts/icons.ts';
import { useGiftWords } from './parts/use-gift-words.ts';
import { useGifts } from './queries.ts';

/** So many are shown under the header's button. */
const SHOWN = 5;

/** Under the header's button: the first gifts with what can be done, and the way to all of them. */
export default function GiftMenu() {
  const t = useTranslations('gifts');
  const { data, isError } = useGifts();
  const ready = data?.filter(isGiftToDo) ?? [];
  const others = data?.filter((gift) => !isGiftHistory(gift) && !isGiftToDo(gift)) ?? [];
  return (
    <div className="gift-menu">
      <p className="gift-menu-head">
        <span className="text-title">{t('title')}</span>
        {data && <span className="text-meta text-mid">{t('ready', { count: ready.length })}</span>}
      </p>
      {data ? (
        <ul>
          {[...ready, ...others].slice(0, SHOWN).map((gift) => (
            <MenuGift key={`${gift.kind} ${gift.id}`} gift={gift} />
          ))}
        </ul>
      ) : (
        !isError && <TextSkeleton width="70%" />
      )}
      {data && ready.length + others.length === 0 && <p className="text-body text-mid">{t('emptyText')}</p>}
      {isError && !data && <p className="text-body text-mid">{t('failed')}</p>}
      <Button href="/profile/gifts" wide>
        {t('all')}
      </Button>
    </div>
  );
}

function MenuGift({ gift }: { gift: Gift }) {
  const { end } = useGiftWords()(gift);
  return (
    <li>
      <IconTile icon={giftIcon(gift)} small />
      <div className="min-w-0">
        <p className="text-body-strong text-high">{gift.title}</p>
        {gift.stage === 'handle_bets' || gift.stage === 'activated' ? (
          <GiftProgress gift={gift} />
        ) : (
          end !== null && <p className="text-meta text-mid">{end}</p>
        )}
      </div>
      {isGiftToDo(gift) && <ActButton gift={gift} size="small" />}
    </li>
  );
}

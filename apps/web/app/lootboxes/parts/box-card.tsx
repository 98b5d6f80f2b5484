import type { Lootbox } from '@cosmodrome/contract/http/lootboxes';
import { Button } from '@cosmodrome/ui/button';
import { Panel } from '@cosmodrome/ui/panel';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useItemWords } from '../words.ts';
import { BoxArt } from './box-art.tsx';

/** A box of the list: what it is, until when, or what came out of it today. */
export function BoxCard({ box, onOpen }: { box: Lootbox; onOpen: () => void }) {
  const t = useTranslations('lootboxes');
  const words = useItemWords();
  const heading = useId();
  const won = box.items.find(({ prize }) => prize);
  return (
    <Panel as="article" className="lootbox-card" aria-labelledby={heading}>
      <BoxArt state={won ? 'open' : 'closed'} />
      <div className="lootbox-card-words">
        <h3 id={heading} className="text-subheading">
          {box.title}
        </h3>
        <p className="text-body text-mid">
          {won ? t('got', { title: words.name(won) }) : t('until', { date: words.date(box.valid_until) })}
        </p>
        <Button look={won ? 'bare' : 'quiet'} onClick={onOpen}>
          {t(won ? 'asks' : 'see')}
        </Button>
      </div>
    </Panel>
  );
}

import { isGiftToDo } from '@cosmodrome/rules/gifts/gifts';
import { Counter } from '@cosmodrome/ui/counter';
import { Icon } from '@cosmodrome/ui/icon';
import { Popover } from '@cosmodrome/ui/popover';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyWithTexts } from '../platform/i18n/lazy-texts.ts';
import { useGifts } from './queries.ts';

const GiftMenu = lazyWithTexts(['gifts', 'bonuses'], () => import('./menu.tsx'));

/** The button of the header with what can be taken now, and the first of it on request (spec 2.6). */
export function GiftButton() {
  const t = useTranslations('shell.gifts');
  const count = useGifts().data?.filter(isGiftToDo).length ?? 0;
  const [approached, approach] = useState(false);
  return (
    <Popover
      label={t('label')}
      triggerLabel={t('open', { count })}
      triggerClassName="ui-icon-button is-bare is-base gift-open"
      className="gift-popover"
      onApproach={() => approach(true)}
      trigger={
        <>
          <Icon name="gift" size={20} />
          {count > 0 && <Counter>{count > 9 ? '9+' : count}</Counter>}
        </>
      }
    >
      {approached && (
        <Suspense>
          <GiftMenu />
        </Suspense>
      )}
    </Popover>
  );
}

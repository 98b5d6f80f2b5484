import { Button } from '@cosmodrome/ui/button';
import { Icon } from '@cosmodrome/ui/icon';
import { Popover } from '@cosmodrome/ui/popover';
import { inWindow, useDomEvent } from '@cosmodrome/ui/use-dom-event';
import { type MouseEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../platform/session/session.ts';
import type { BarProps } from './bar-props.ts';
import { BonusPanel } from './bonus.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { NetResult } from './facts.tsx';
import { useFavorite } from './favorite.tsx';

/** What a phone has no room for: mode, favourite, rules, fairness, fullscreen. */
export function Menu({ game, host, mode, currency, choose, ownMoney, chooseMoney, fullscreen }: BarProps) {
  const t = useTranslations('play.bar');
  const player = useSession() !== 'guest';
  const favorite = useFavorite(game);
  const place = useRef<HTMLDivElement>(null);
  const hide = (): void => place.current?.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
  const press = (event: MouseEvent): void => {
    if ((event.target as Element).closest('[popover] :is(button, a)')) hide();
  };
  // A tap into the frame is no tap on this page: only the lost focus tells of it.
  useDomEvent(inWindow, 'blur', hide);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- It only hears the presses of the buttons inside, by key as well.
    <div className="play-narrow" ref={place} onClick={press}>
      <Popover
        label={t('menu')}
        triggerLabel={t('menu')}
        triggerClassName="ui-icon-button is-bare is-base"
        trigger={<Icon name="ellipsis-vertical" />}
      >
        <div className="play-menu">
          <p className="text-subheading text-high">{game.card.title}</p>
          <p className="play-menu-fact text-body">
            {t('netResult')} <NetResult currency={currency} />
          </p>
          {mode === 'real' && currency !== null && <BonusPanel currency={currency} />}
          <ModeSwitch
            game={game}
            mode={mode}
            choose={(next) => {
              hide();
              choose(next);
            }}
            ownMoney={ownMoney}
            chooseMoney={(own) => {
              hide();
              chooseMoney(own);
            }}
          />
          {favorite && (
            <Button look="bare" icon="heart" iconFilled={favorite.on} onClick={favorite.toggle}>
              {favorite.on ? t('unfavorite') : t('favorite')}
            </Button>
          )}
          <Button look="bare" icon="book-open" disabled={!host.ready} onClick={() => host.tell({ type: 'open-rules' })}>
            {t('rules')}
          </Button>
          <Button
            look="bare"
            icon="shield-check"
            disabled={!host.ready}
            onClick={() => host.tell({ type: 'open-fairness' })}
          >
            {t('fairness')}
          </Button>
          <Button look="bare" icon="circle-help" href="/fairness" target="_blank">
            {t('proof')}
          </Button>
          {player && (
            <Button look="bare" icon="history" href="/profile/games-history">
              {t('history')}
            </Button>
          )}
          {player && (
            <Button look="bare" icon="wallet" href="/deposit">
              {t('deposit')}
            </Button>
          )}
          {fullscreen.possible && (
            <Button look="bare" icon={fullscreen.active ? 'minimize' : 'expand'} onClick={fullscreen.toggle}>
              {fullscreen.active ? t('window') : t('fullscreen')}
            </Button>
          )}
        </div>
      </Popover>
    </div>
  );
}

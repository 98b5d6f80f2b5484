import { IconButton } from '@cosmodrome/ui/icon-button';
import { PlayBar, PlayFact } from '@cosmodrome/ui/play-bar';
import { useTranslations } from 'use-intl';
import { useStudios } from '../../games/index.ts';
import type { BarProps } from './bar-props.ts';
import { Balance, BalanceFacts, Elapsed, NetResult, SessionRest } from './facts.tsx';
import { Favorite } from './favorite.tsx';
import { Menu } from './menu.tsx';
import { ModeSwitch } from './mode-switch.tsx';

/** Below the game on a desktop, above it on a phone, where all but the balance is behind the dots. */
export function Bar(props: BarProps) {
  const { game, host, mode, currency, leave, fullscreen } = props;
  const t = useTranslations('play.bar');
  const studio = useStudios()(game.card.provider);
  const rules = t('rules');
  return (
    <PlayBar
      backHref="/"
      backLabel={t('back')}
      onBack={leave}
      title={game.card.title}
      subtitle={
        <>
          <span className="play-wide">{studio}</span>
          <span className="play-narrow">
            <span className="ui-visually-hidden">{t('session')} </span>
            {t.rich('line', {
              time: () => <Elapsed key="time" />,
              net: () => <NetResult key="net" currency={currency} />,
            })}
          </span>
        </>
      }
      facts={
        <>
          <PlayFact label={t('session')}>
            <Elapsed /> <SessionRest />
          </PlayFact>
          <PlayFact label={t('netResult')}>
            <NetResult currency={currency} />
          </PlayFact>
          {mode === 'real' && <BalanceFacts currency={currency} />}
        </>
      }
      mode={<ModeSwitch {...props} />}
      actions={
        <>
          <span className="play-narrow play-rest-place">
            <SessionRest />
          </span>
          <span className="play-narrow play-balance text-subheading">
            <Balance host={host} mode={mode} currency={currency} />
          </span>
          <span className="play-wide play-buttons">
            <Favorite game={game} />
            <IconButton
              icon="book-open"
              label={rules}
              disabled={!host.ready}
              onClick={() => host.tell({ type: 'open-rules' })}
            />
            <IconButton
              icon="shield-check"
              label={t('fairness')}
              disabled={!host.ready}
              onClick={() => host.tell({ type: 'open-fairness' })}
            />
            {fullscreen.possible && (
              <IconButton
                icon={fullscreen.active ? 'minimize' : 'expand'}
                label={fullscreen.active ? t('window') : t('fullscreen')}
                onClick={fullscreen.toggle}
              />
            )}
          </span>
          <Menu {...props} />
        </>
      }
    />
  );
}

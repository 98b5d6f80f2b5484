import { Button } from '@cosmodrome/ui/button';
import type { IconName } from '@cosmodrome/ui/icon';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAccounts, useWalletChange } from '../../money/index.ts';
import { isPlayedIn, playPath } from '../../games/index.ts';
import { lazyWithTexts } from '../../platform/i18n/lazy-texts.ts';
import { REGISTRATION } from '../../platform/routing/guard.ts';
import { toast } from '../../platform/toasts/toasts.ts';
import type { Gate as GateState } from '../launch/gate.ts';
import type { Mode } from '../launch/mode.ts';
import type { PlayGame } from '../play-game.ts';

export interface GateProps {
  gate: GateState;
  game: PlayGame;
  again: () => void;
  choose: (mode: Mode) => void;
}

const Ended = /* @__PURE__ */ lazyWithTexts(['protection'], () => import('./ended.tsx'));

type Plain = Exclude<GateState['kind'], 'fields' | 'ended'>;

const looks: Readonly<Record<Plain, { icon: IconName; tone: 'plain' | 'warn' | 'danger' | 'info' }>> = {
  join: { icon: 'log-in', tone: 'plain' },
  restricted: { icon: 'globe', tone: 'plain' },
  limit: { icon: 'hourglass', tone: 'warn' },
  bonus: { icon: 'gift', tone: 'info' },
  break: { icon: 'lock', tone: 'warn' },
  barred: { icon: 'lock', tone: 'warn' },
  age: { icon: 'lock', tone: 'warn' },
  gone: { icon: 'telescope', tone: 'plain' },
  'no-demo': { icon: 'gamepad-2', tone: 'plain' },
  offline: { icon: 'wifi-off', tone: 'danger' },
  broken: { icon: 'satellite', tone: 'danger' },
  slow: { icon: 'satellite', tone: 'danger' },
  elsewhere: { icon: 'circle-pause', tone: 'info' },
  currency: { icon: 'lock', tone: 'plain' },
};

/** Why the game is closed, and the ways on. The dialog for missing fields is the page's. */
export function Gate({ gate, game, again, choose }: GateProps) {
  const t = useTranslations('play.gate');
  if (gate.kind === 'fields') return null;
  if (gate.kind === 'ended') {
    return (
      <Suspense>
        <Ended />
      </Suspense>
    );
  }
  const { kind } = gate;
  const demo = game.card.demo;
  const tryDemo = (
    <Button key="demo" onClick={() => choose('demo')}>
      {t('demo')}
    </Button>
  );
  const limits = [
    <Button key="limits" href="/profile/limits">
      {t('limit.button')}
    </Button>,
    <Lobby key="lobby" />,
  ];
  const actions: Readonly<Record<Plain, ReactNode>> = {
    join: [<Join key="join" game={game} />, demo && tryDemo],
    restricted: [demo && tryDemo, <Lobby key="lobby" />],
    limit: limits,
    break: limits,
    bonus: [
      <Button key="bonus" href="/profile/gifts">
        {t('bonus.button')}
      </Button>,
      demo && tryDemo,
      <Lobby key="lobby" />,
    ],
    barred: <Away />,
    age: <Away />,
    gone: <Lobby />,
    'no-demo': [
      <Button key="real" onClick={() => choose('real')}>
        {t('no-demo.button')}
      </Button>,
      <Lobby key="lobby" />,
    ],
    offline: <Again again={again} />,
    broken: [<Again key="again" again={again} />, <Lobby key="lobby" />],
    slow: [<Again key="again" again={again} />, <Lobby key="lobby" />],
    elsewhere: [
      <Button key="here" icon="play" iconFilled onClick={again}>
        {t('elsewhere.button')}
      </Button>,
      <Lobby key="lobby" />,
    ],
    currency: <Wallets game={game} />,
  };
  const said = 'text' in gate ? gate.text : undefined;
  const text = said ?? t(`${kind as 'join'}.text`);
  return (
    <StateBlock {...looks[kind]} heading={t(`${kind}.title`)} live actions={actions[kind]}>
      {text}
      {(kind === 'limit' || kind === 'break') && <ToLimits title={t(`${kind}.title`)} detail={text} />}
    </StateBlock>
  );
}

/** Registration, which leads back to the real game. */
export const joinPath = (game: PlayGame): string =>
  `${REGISTRATION}?redirect=${encodeURIComponent(`${playPath(game.card)}?mode=real`)}`;

function Join({ game }: { game: PlayGame }) {
  const t = useTranslations('play.gate.join');
  return (
    <Button look="ignited" href={joinPath(game)}>
      {t('button')}
    </Button>
  );
}

/** Whoever opens a game at a limit or in a break is sent to the limits, with a warning that stays until it is closed (spec 4 and 8). */
function ToLimits({ title, detail }: { title: string; detail: string }) {
  const navigate = useNavigate();
  const going = useRef(false);
  useEffect(() => {
    if (going.current) return;
    going.current = true;
    toast({ tone: 'warn', title, detail, stays: true, key: 'limit' });
    void navigate('/profile/limits', { replace: true });
  }, [navigate, title, detail]);
  return null;
}

/** What stays open to somebody who may not play: to withdraw, and to look around. */
function Away() {
  const t = useTranslations('play.gate.barred');
  return (
    <>
      <Button href="/withdraw">{t('button')}</Button>
      <Lobby />
    </>
  );
}

function Lobby() {
  const t = useTranslations('play.gate');
  return (
    <Button look="bare" href="/">
      {t('lobby')}
    </Button>
  );
}

function Again({ again }: { again: () => void }) {
  const t = useTranslations('play.gate');
  return (
    <Button icon="refresh-cw" onClick={again}>
      {t('again')}
    </Button>
  );
}

/** The player's wallets that open the game; the game starts by itself once one of them is in use. */
function Wallets({ game }: { game: PlayGame }) {
  const t = useTranslations('play.gate.currency');
  const { select } = useWalletChange(t('failed'));
  const fitting = useAccounts()?.filter(({ currency }) => isPlayedIn(game.card, currency)) ?? [];
  if (fitting.length === 0) return <Button href="/deposit">{t('open')}</Button>;
  return fitting.map(({ currency }) => (
    <Button key={currency} icon="wallet" onClick={() => select(currency)}>
      {t('use', { currency })}
    </Button>
  ));
}

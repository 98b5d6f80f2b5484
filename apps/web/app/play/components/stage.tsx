import { type CSSProperties, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { frameAddress } from '../launch/address.ts';
import { demoKey } from '../launch/demo-key.ts';
import type { LaunchState } from '../launch/use-launch.ts';
import type { PlayGame } from '../play-game.ts';
import type { Host } from './use-host.ts';

export interface StageProps {
  game: PlayGame;
  state: LaunchState;
  host: Host;
  /** Shown in place of the game while it is closed. */
  gate: ReactNode;
  notice: ReactNode;
}

/** The game's own place: its skeleton until it has come up, then its frame, or why it is closed. */
export function Stage({ game, state, host, gate, notice }: StageProps) {
  const t = useTranslations('play');
  const { card } = game;
  const [top = 'var(--color-surface)', low = 'var(--color-page)', glow = low] = card.palette;
  const style = { '--play-top': top, '--play-low': low, '--play-glow': glow } as CSSProperties;
  const open = state.kind === 'open' ? state : null;
  return (
    <div className="play-stage" style={style}>
      {state.kind !== 'closed' && !host.ready && (
        <div className="play-skeleton">
          <span className="play-skeleton-board" aria-hidden />
          <div className="play-skeleton-words text-body text-high">
            <p role="status">{t('opening', { title: card.title })}</p>
            <noscript>
              <p>{t('noScript')}</p>
            </noscript>
          </div>
        </div>
      )}
      {open && <GameFrame key={open.session} launched={open} title={card.title} host={host} />}
      {state.kind === 'closed' && <div className="play-gate">{gate}</div>}
      {notice}
    </div>
  );
}

/**
 * The frame may run scripts and open the fairness page in a window of its own, and nothing else: no cookies, no storage, no
 * forms, no way to lead this page elsewhere.
 */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

type OpenGame = Extract<LaunchState, { kind: 'open' }>;

interface GameFrameProps {
  launched: OpenGame;
  title: string;
  host: Host;
}

function GameFrame({ launched, title, host: { frame, ready } }: GameFrameProps) {
  const [address] = useState(() => {
    const { url, session, mode } = launched;
    return frameAddress(url, location.origin, { session, demo: mode === 'demo' ? demoKey() : null });
  });
  if (address === null) return null;
  return (
    <iframe
      ref={frame}
      className={ready ? 'play-frame is-ready' : 'play-frame'}
      src={address}
      title={title}
      sandbox={SANDBOX}
      allow="fullscreen; autoplay"
      referrerPolicy="origin"
    />
  );
}

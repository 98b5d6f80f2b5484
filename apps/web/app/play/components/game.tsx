import { Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { FieldsDialog } from '../../profile/index.ts';
import { useOverlays } from '../../platform/overlays/navigation.ts';
import { leaveOnce } from '../../platform/routing/leave-once.ts';
import { useSession } from '../../platform/session/session.ts';
import { askedMode, type Mode, modeFor, withMode } from '../launch/mode.ts';
import { useLaunch } from '../launch/use-launch.ts';
import type { PlayGame } from '../play-game.ts';
import { Bar } from './bar.tsx';
import { FreeSpinBar, FreeSpinPanels } from '../../freespins/index.ts';
import { BonusPanel, useBonusInPlay } from './bonus.tsx';
import { JackpotMeter } from './jackpot.tsx';
import { Gate, joinPath } from './gate.tsx';
import { Stage } from './stage.tsx';
import { Unfinished } from './unfinished.tsx';
import { useFullscreen } from './use-fullscreen.ts';
import { useGamingSession } from './use-gaming-session.ts';
import { useHighestStake } from './use-highest-stake.ts';
import { useHost } from './use-host.ts';
import { useOwnMoney } from './use-own-money.ts';
import { useRealityCheck } from './use-reality-check.ts';
import { useSignal } from '../../platform/signal.ts';
import { part } from '../../platform/device/part.ts';

const RealityDialog = part(() => import('./reality-dialog.tsx'));

/** One game: its frame, its bar, and everything that stands between the two. */
export function GamePlace({ game }: { game: PlayGame }) {
  const t = useTranslations('play');
  const session = useSession();
  const [search, setSearch] = useSearchParams();
  const mode = modeFor(askedMode(search), session);
  const launching = useLaunch(game, mode);
  const { state, again, currency } = launching;
  const panel = useRef<HTMLDivElement>(null);
  const fullscreen = useFullscreen(panel);
  const leave = useLeave();
  const host = useHost(launching, { leave, fullscreen: fullscreen.toggle });
  const { asking, confirm } = useRealityCheck(host, game, state);
  useHighestStake(state.kind === 'open' ? state.currency : undefined);
  useGamingSession(state.kind === 'open' && mode === 'real' ? state.currency : null);
  useBonusInPlay(host, mode === 'real' ? currency : null);
  const { identifier } = game.card;
  const money = useOwnMoney(host, identifier, state.kind === 'open' && mode === 'real' ? state.currency : null);
  const round = useSignal(host.round, null);
  const { open } = useOverlays();
  const choose = (next: Mode): void => {
    if (next === 'real' && session === 'guest') open(joinPath(game));
    else setSearch(withMode(search, next), { replace: true, preventScrollReset: true });
  };
  useRegistration(game, state.kind === 'closed' && state.gate.kind === 'join');

  return (
    <>
      <div className="play-panel" ref={panel}>
        <h1 className="ui-visually-hidden">{t('heading', { title: game.card.title })}</h1>
        <Stage
          game={game}
          state={state}
          host={host}
          gate={state.kind === 'closed' && <Gate gate={state.gate} game={game} again={again} choose={choose} />}
          notice={
            state.kind === 'open' && (
              <>
                {host.ready && <JackpotMeter game={game} />}
                {mode === 'real' && <Unfinished game={game} currency={state.currency} ready={host.ready} />}
              </>
            )
          }
        />
        {state.kind === 'open' && mode === 'real' && session === 'player' && (
          <Suspense>
            <FreeSpinBar
              game={identifier}
              rtp={game.rtp === null ? null : Number(game.rtp)}
              currency={state.currency}
              round={round}
              ownMoney={money.ownMoney === true}
              again={again}
              leave={leave}
            />
          </Suspense>
        )}
        <Bar
          game={game}
          host={host}
          mode={mode}
          currency={currency}
          choose={choose}
          {...money}
          leave={leave}
          fullscreen={fullscreen}
        />
        <Suspense>
          {asking !== 'not' && (
            <RealityDialog asking={asking} currency={currency} confirm={confirm} leave={leaveAfter(confirm, leave)} />
          )}
          {state.kind === 'closed' && state.gate.kind === 'fields' && (
            <FieldsDialog
              fields={state.gate.fields}
              title={t('fields.title')}
              text={t('fields.text')}
              save={t('fields.save')}
              leaveLabel={t('fields.leave')}
              done={again}
              leave={leave}
            />
          )}
        </Suspense>
      </div>
      {mode === 'real' && currency !== null && (
        <div className="play-under">
          {money.ownMoney !== null && (
            <Suspense>
              <FreeSpinPanels game={identifier} currency={currency} />
            </Suspense>
          )}
          <BonusPanel currency={currency} />
        </div>
      )}
    </>
  );
}

const leaveAfter = (first: () => void, leave: () => void) => (): void => {
  first();
  leave();
};

/** Back to where the player came from; to the lobby when the game was opened by its address. */
function useLeave(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => {
    const came = (history.state as { idx?: number } | null)?.idx ?? 0;
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    leaveOnce(location, () => void (came > 0 ? navigate(-1) : navigate('/')));
  };
}

/** A guest who opened the real game by its address is asked to join once; closing that leaves the page's own words. */
function useRegistration(game: PlayGame, due: boolean): void {
  const [search] = useSearchParams();
  const { open } = useOverlays();
  const asked = useRef(false);
  const wanted = due && askedMode(search) === 'real';
  useEffect(() => {
    if (!wanted || asked.current) return;
    asked.current = true;
    open(joinPath(game));
  }, [wanted, game, open]);
}

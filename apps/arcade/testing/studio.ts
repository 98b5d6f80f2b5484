import { silentLog, type TestEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import type { PlayableModel } from '../server/content/models.ts';
import { GameRegistry } from '../server/content/registry.ts';
import type { ArcadeTitle, TitleTheme } from '../server/content/titles.ts';
import { arcadeTables } from './tables.ts';
import type { ArcadeDb, ArcadeTables } from '../server/database/tables.ts';
import type { ArcadeDeps, ArcadeLog } from '../server/deps.ts';
import { demoWallet, type DemoWallet } from '../server/wallet/demo.ts';
import type { Wallet } from '../server/wallet/wallet.ts';
import { openSession } from '../server/sessions/sessions.ts';
import type { GameSession } from '@cosmodrome/contract/wallet';
import { bonusModel, crashModel } from './models.ts';
import { TestWallet } from './real-wallet.ts';

export const log: ArcadeLog = { ...silentLog, info: () => undefined };

const theme: TitleTheme = {
  id: 'space',
  palette: {
    sky: { top: '#070324', mid: '#2b1070', low: '#a02bb8' },
    glow: '#b45cff',
    rim: '#7df0ff',
    lettering: { light: '#ffffff', mid: '#8df3ff', low: '#3f6bff' },
    stroke: { dark: '#0b0436', bright: '#ff57d0' },
  },
  scene: null,
  symbols: null,
};

export const title = (name: string, model: string): ArcadeTitle => ({
  identifier: `studio/${name}`,
  slug: name.toLowerCase(),
  title: name,
  studio: 'Studio',
  model,
  theme,
  symbolNames: {},
});

const titles = [title('Bonus', 'test-bonus'), title('Rocket', 'test-crash')];
const models: Readonly<Record<string, PlayableModel>> = { 'test-bonus': bonusModel, 'test-crash': crashModel };

/** A studio's use cases over an empty database, with an operator's wallet and a clock that the test holds. */
export interface Studio {
  deps: ArcadeDeps;
  db: ArcadeDb;
  wallet: TestWallet;
  demo: DemoWallet;
  clock: ManualClock;
  /** The same studio with another wallet in front: a second process, or one whose wallet misbehaves. */
  withWallet(wallet: Wallet): ArcadeDeps;
  enter(
    session: Partial<GameSession> & { session_id: string },
    game?: string,
    demoKey?: string,
  ): ReturnType<typeof openSession>;
}

export async function openStudio(engine: TestEngine): Promise<Studio> {
  const { db } = await engine.open<ArcadeTables>(arcadeTables);
  const clock = new ManualClock('2026-05-01T12:00:00Z');
  const wallet = new TestWallet();
  const demo = demoWallet(db, clock);
  const games = new GameRegistry({ titles }, (id) => models[id]);
  const withWallet = (real: Wallet): ArcadeDeps => ({ db, wallets: { real, demo }, clock, log, games });
  const deps = withWallet(wallet);
  return {
    deps,
    db,
    wallet,
    demo,
    clock,
    withWallet,
    enter: (session, game = 'Bonus', demoKey) =>
      openSession(deps, wallet.launch({ game: `studio/${game}`, ...session }), demoKey),
  };
}

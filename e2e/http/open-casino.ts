import { afterAll, beforeAll, expect } from 'vitest';
import { casinoEnvironment, dataFolder, openCasino, type Casino, type DataFolder } from '../fixtures/casino.ts';
import { contentWithAll } from '../fixtures/content.ts';
import { betting } from '../fixtures/path-table.ts';
import { signUp } from '../fixtures/player.ts';
import { runProgram } from '../fixtures/program.ts';
import { Visitor } from '../fixtures/visitor.ts';
import { beginWithTables } from './prepared.ts';

const TESTER_GROUP = '21';
/** What one licence asks of whoever joins: its policy, and a host that stands under it. */
export const ASKED = ['first_name', 'date_of_birth'] as const;
export const ASKING = { policy: 'policies/EE.json', host: 'ee.cosmodrome.example' } as const;

/** A running casino that suites share. Only to be read in tests and their hooks: it starts before the first. */
export interface OpenCasino {
  readonly url: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Somebody who has an account, and somebody whose group tries what is new. Tests that change an account bring their own. */
  readonly player: Visitor;
  readonly tester: Visitor;
  /** Ends it for good. */
  stop(): Promise<number | NodeJS.Signals>;
}

/** One casino for everything that needs no page, with a betting site, behind a proxy that names the visitor's country. */
export function openCasinoOverHttp(): OpenCasino {
  let data: DataFolder;
  let casino: Casino;
  let player: Visitor;
  let tester: Visitor;

  beginWithTables();
  beforeAll(async () => {
    data = dataFolder();
    const CONTENT_DIR = contentWithAll({
      'hosts/cosmodrome.json': { bettingUrl: betting.url },
      [ASKING.policy]: { registration: ASKED },
    });
    const environment = await casinoEnvironment(data.dir, { CONTENT_DIR, TRUSTED_PROXIES: 'loopback' });
    const first = await openCasino(environment);
    player = new Visitor(first.url);
    tester = new Visitor(first.url);
    await signUp(player);
    const email = await signUp(tester);
    await first.stop();
    const granted = await runProgram('apps/origin/cli/grant-group.ts', environment, [email, '--add', TESTER_GROUP]);
    expect(granted.code, granted.printed).toBe(0);
    casino = await openCasino(environment);
    const { body } = await tester.call('profile.player');
    expect('id' in body && body.statuses.map(({ id }) => id)).toContain(TESTER_GROUP);
  }, 300_000);

  afterAll(async () => {
    await casino.stop();
    data.remove();
  });

  return {
    get url() {
      return casino.url;
    },
    get environment() {
      return casino.environment;
    },
    get player() {
      return player;
    },
    get tester() {
      return tester;
    },
    stop: () => casino.stop(),
  };
}

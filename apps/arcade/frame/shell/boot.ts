import type { OpenSessionRequest, SessionAnswer } from '../../api/calls.ts';
import { CallError, ArcadeClient } from '../client.ts';
import { button, element } from '../dom.ts';
import { Host } from '../host/host.ts';
import { type Texts, textsFor } from '../texts.ts';
import { Frame } from './frame.ts';
import '../style/frame.css';

/** For games that need no files before they begin. */
export const noFiles = (): Promise<void> => Promise.resolve();

/**
 * Opens the session that the address names, loads what the game cannot begin without, and hands the frame to the game. What
 * goes wrong on the way is told to the page around, and shown with a second try where the connection was lost. That one goes
 * on from there: a launch token works once.
 */
export async function boot<Files>(
  load: (session: SessionAnswer) => Promise<Files>,
  start: (frame: Frame, files: Files) => Promise<void>,
): Promise<void> {
  const root = document.querySelector<HTMLElement>('#frame');
  if (!root) throw new Error('the page has no frame');
  const client = new ArcadeClient();
  const { name, ...request } = asked();
  let host = name === null ? undefined : new Host(name);
  let session: SessionAnswer | undefined;
  const attempt = async (): Promise<void> => {
    root.setAttribute('aria-busy', 'true');
    try {
      session ??= await client.open(request);
      host ??= new Host(session.session_id);
      document.documentElement.lang = session.locale;
      const [texts, files] = await Promise.all([textsFor(session.locale), load(session)]);
      await start(new Frame(session, client, host, texts, root), files);
      host.say({ type: 'ready' });
      host.say({ type: 'balance', amount: session.balance, currency: session.currency });
    } catch (error) {
      const texts = await textsFor(session?.locale ?? navigator.language);
      const code = error instanceof CallError ? error.code : 'internal';
      root.replaceChildren(failure(code, texts, () => void attempt()));
      host?.say({ type: 'error', code, message: texts.errors[code] });
      if (!(error instanceof CallError)) throw error;
    } finally {
      root.removeAttribute('aria-busy');
    }
  };
  await attempt();
}

/** What the address says: the launch token, a guest's key, and, where a page shows the game, the id of the session. */
function asked(): OpenSessionRequest & { name: string | null } {
  const { searchParams, hash } = new URL(location.href);
  // The fragment goes to no server's log.
  const told = new URLSearchParams(hash.slice(1));
  return {
    token: searchParams.get('token') ?? '',
    demo_key: told.get('demo') ?? undefined,
    name: told.get('session'),
  };
}

function failure(code: CallError['code'], texts: Texts, retry: () => void): HTMLElement {
  const again = code === 'offline' || code === 'wallet_unavailable';
  return element(
    'div',
    { class: 'failure', role: 'alert' },
    element('h1', {}, texts.oops),
    element('p', {}, texts.errors[code]),
    again ? button('primary', texts.retry, [texts.retry], retry) : null,
  );
}

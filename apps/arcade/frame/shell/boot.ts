import { CallError, ArcadeClient } from '../client.ts';
import { button, element } from '../dom.ts';
import { Host } from '../host/host.ts';
import { type Texts, textsFor } from '../texts.ts';
import { Frame } from './frame.ts';
import '../style/frame.css';

/** Opens the session that the address names and hands the frame to the game. */
export async function boot(start: (frame: Frame) => Promise<void>): Promise<void> {
  const root = document.querySelector<HTMLElement>('#frame');
  if (!root) throw new Error('the page has no frame');
  const client = new ArcadeClient();
  try {
    const { searchParams, hash } = new URL(location.href);
    // The fragment goes to no server's log.
    const demoKey = new URLSearchParams(hash.slice(1)).get('demo') ?? undefined;
    const session = await client.open({ token: searchParams.get('token') ?? '', demo_key: demoKey });
    document.documentElement.lang = session.locale;
    const host = new Host(session.session_id);
    const frame = new Frame(session, client, host, await textsFor(session.locale), root);
    await start(frame);
    root.removeAttribute('aria-busy');
    host.say({ type: 'ready' });
    host.say({ type: 'balance', amount: session.balance, currency: session.currency });
  } catch (error) {
    root.removeAttribute('aria-busy');
    root.replaceChildren(failure(error, await textsFor(navigator.language), () => void boot(start)));
    if (!(error instanceof CallError)) throw error;
  }
}

function failure(error: unknown, texts: Texts, retry: () => void): HTMLElement {
  const code = error instanceof CallError ? error.code : 'internal';
  const again = code === 'offline' || code === 'wallet_unavailable';
  return element(
    'div',
    { class: 'failure', role: 'alert' },
    element('h1', {}, texts.oops),
    element('p', {}, texts.errors[code]),
    again ? button('primary', texts.retry, [texts.retry], retry) : null,
  );
}

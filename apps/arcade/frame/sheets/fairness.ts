import { CallError } from '../client.ts';
import { button, element } from '../dom.ts';
import { openSheet } from '../shell/sheet.ts';
import type { Surroundings } from './surroundings.ts';

/** The fairness sheet: what the next round is drawn from, and the way to reveal and change it. */
export async function openFairness(frame: Surroundings): Promise<void> {
  const { texts, client } = frame;
  const fair = await client.fairness().catch(() => null);
  if (!fair) {
    openSheet(texts.fairness, texts.close, [element('p', {}, texts.errors.offline)]);
    return;
  }
  const link = element(
    'a',
    { href: `${frame.host.origin}/fairness`, target: '_blank', rel: 'noopener' },
    texts.fair.verify,
  );
  if (fair.shared) {
    openSheet(texts.fairness, texts.close, [
      element('p', {}, texts.fair.sharedIntro),
      code(texts.fair.chainStart, fair.shared.commitment),
      code(texts.fair.salt, fair.shared.salt),
      code(texts.fair.hash, fair.server_seed_hash),
      code(texts.fair.nonce, String(fair.nonce)),
      element('p', {}, link),
    ]);
    return;
  }
  const client_seed = element('input', {
    value: fair.client_seed,
    maxlength: 64,
    spellcheck: 'false',
    name: 'client-seed',
  });
  const result = element('div', { role: 'status' });
  const rotate = async (): Promise<void> => {
    try {
      const seed = client_seed.value.trim();
      const rotated = await client.rotate(seed === '' ? undefined : seed);
      hash.querySelector('code')?.replaceChildren(rotated.server_seed_hash);
      next.querySelector('code')?.replaceChildren(rotated.next_server_seed_hash);
      nonce.querySelector('code')?.replaceChildren('0');
      client_seed.value = rotated.client_seed;
      result.replaceChildren(...(rotated.revealed ? [code(texts.fair.revealed, rotated.revealed.server_seed)] : []));
    } catch (error) {
      const reason = error instanceof CallError ? error.code : 'internal';
      result.replaceChildren(
        element('p', { class: 'warning' }, reason === 'round_open' ? texts.fair.unfinished : texts.errors[reason]),
      );
    }
  };
  const hash = code(texts.fair.hash, fair.server_seed_hash);
  const next = code(texts.fair.nextHash, fair.next_server_seed_hash ?? '');
  const nonce = code(texts.fair.nonce, String(fair.nonce));
  openSheet(texts.fairness, texts.close, [
    element('p', {}, texts.fair.intro),
    hash,
    element('label', { class: 'field' }, element('span', {}, texts.fair.client), client_seed),
    nonce,
    next,
    element(
      'div',
      { class: 'actions' },
      button('primary', texts.fair.rotate, [texts.fair.rotate], () => void rotate()),
    ),
    result,
    element('p', {}, link),
  ]);
}

function code(label: string, value: string): HTMLElement {
  return element('div', { class: 'field' }, element('span', {}, label), element('code', {}, value));
}

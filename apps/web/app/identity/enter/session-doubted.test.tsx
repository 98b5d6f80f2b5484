// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPage } from '../../../testing/page.tsx';
import { player, settings } from '../../../testing/samples.ts';
import { type Answers, broken } from '../../../testing/scripted-origin.ts';
import { sessionState } from '../../platform/session/session.ts';

const refused = (): Response => Response.json({ errors: {} }, { status: 401 });
const rest: Answers = { 'identity.twoFactor': broken(), 'identity.passkeys': [] };

it('one refusal does not end a session that goes on under another token: what was refused is read again', async () => {
  let asked = 0;
  await openPage('/profile/security', {
    player,
    answers: {
      ...rest,
      'identity.sessions': () => (++asked === 1 ? refused() : []),
      'identity.settings': settings('7'),
    },
  });
  await vi.waitFor(() => expect(asked).toBeGreaterThan(1));
  expect(await screen.findByRole('button', { name: 'Download my data' })).toBeInstanceOf(HTMLElement);
  expect(sessionState.get()).toBe('player');
});

it('a session that is over is left', async () => {
  await openPage('/profile/security', {
    player,
    answers: {
      ...rest,
      'identity.sessions': refused,
      'identity.settings': settings(),
      'identity.sessionEnd': { reason: null, minutes: null, again_at: null },
    },
  });
  await vi.waitFor(() => expect(sessionState.get()).toBe('guest'));
});

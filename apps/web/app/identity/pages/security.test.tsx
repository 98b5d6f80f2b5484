// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type OpenPage, openPage } from '../../../testing/page.tsx';
import { player } from '../../../testing/samples.ts';
import { type Answers, broken } from '../../../testing/scripted-origin.ts';

const openSecurity = (answers: Answers): Promise<OpenPage> =>
  openPage('/profile/security', {
    player,
    answers: { 'identity.sessions': [], 'identity.twoFactor': broken(), 'identity.passkeys': [], ...answers },
  });

/** Names and contents of the files that the page hands to the browser. */
function keepFiles(): { name: string; content: Promise<string> }[] {
  const files: { name: string; content: Promise<string> }[] = [];
  let last: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    last = file as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (last) files.push({ name: this.download, content: last.text() });
  });
  return files;
}

it('saves what is kept about the player as a file', async () => {
  const files = keepFiles();
  const { user } = await openSecurity({ 'profile.ownData': { player: { email: player.email } } });
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  await vi.waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe('my-data.json');
  expect(JSON.parse((await files[0]?.content) ?? '')).toEqual({ player: { email: player.email } });
});

it('says that the file could not be made, and makes it at the next press', async () => {
  const files = keepFiles();
  const { user, origin } = await openSecurity({ 'profile.ownData': broken() });
  const button = await screen.findByRole('button', { name: 'Download my data' });
  await user.click(button);
  expect(await screen.findByText("We couldn't create the file")).toBeInstanceOf(HTMLElement);
  origin.answer({ 'profile.ownData': {} });
  await user.click(button);
  await vi.waitFor(() => expect(files).toHaveLength(1));
  expect(screen.queryByText("We couldn't create the file")).toBeNull();
});

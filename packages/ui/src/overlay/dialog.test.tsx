// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

/** Shows a dialog; answers how often it asked for its height, and whether its content can be scrolled by keys. */
function show(content: ReactNode): { asked: number; scrollsItself: boolean } {
  const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  const main = document.createElement('main');
  document.body.append(main);
  const root = createRoot(main);
  const dialog = (
    <Dialog title="T" closeLabel="Close" onClose={vi.fn()}>
      {content}
    </Dialog>
  );
  flushSync(() => root.render(dialog));
  const scrollsItself = main.querySelector('.ui-dialog-body')?.getAttribute('tabindex') === '0';
  const asked = height.mock.calls.length;
  flushSync(() => root.unmount());
  main.remove();
  height.mockRestore();
  return { asked, scrollsItself };
}

it('scrolls by keys itself where nothing in it takes the focus', () => {
  expect(show(<p>Terms</p>)).toEqual({ asked: 1, scrollsItself: true });
});

it('does not ask for its height, which lays out the page, where a control takes the focus', () => {
  expect(show(<input aria-label="Search" />)).toEqual({ asked: 0, scrollsItself: false });
});

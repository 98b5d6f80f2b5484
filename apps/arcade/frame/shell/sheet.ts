import { button, element, icon } from '../dom.ts';

/** A sheet over the game: one at a time, closed by its button, by Escape, or by a tap beside it. */
export function openSheet(title: string, closeLabel: string, content: readonly (Node | string)[]): HTMLDialogElement {
  document.querySelector('dialog.sheet')?.remove();
  const close = button('icon', closeLabel, [icon('x', 20)], () => sheet.close());
  const heading = element('h2', { id: 'sheet-title' }, title);
  const sheet = element(
    'dialog',
    { class: 'sheet', 'aria-labelledby': 'sheet-title' },
    element('header', {}, heading, close),
    element('div', { class: 'content', tabindex: 0 }, ...content),
  );
  sheet.addEventListener('close', () => sheet.remove());
  sheet.addEventListener('click', (event) => {
    if (event.target === sheet) sheet.close();
  });
  document.body.append(sheet);
  sheet.showModal();
  return sheet;
}

/** Whether something lies over the game, so that its keys are not meant. */
export const isSheetOpen = (): boolean => document.querySelector('dialog[open]') !== null;

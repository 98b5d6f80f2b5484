/**
 * Marks each row of tiles that is scrolled to the side (`is-turned`): art further on is asked for from then on (row.css). A document
 * runs its text before any script is there, so it uses nothing of this module.
 */
export function markTurnedRows(): void {
  addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof Element && target.matches('.ui-rail-list')) target.classList.add('is-turned');
    },
    { capture: true, passive: true },
  );
}

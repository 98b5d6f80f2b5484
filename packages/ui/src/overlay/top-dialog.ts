/** Open modals, lowest first. Everything outside the topmost one cannot be pressed: the browser makes it inert. */
const open: HTMLDialogElement[] = [];
const followers = new Set<() => void>();

const tell = (): void => followers.forEach((follow) => follow());

/** Says that a dialog is shown modally; answers the function that takes it back. */
export function enterTop(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  tell();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    tell();
  };
}

/** The dialog that can be pressed now; undefined when the page can. */
export const topDialog = (): HTMLDialogElement | undefined => open.at(-1);

/** Calls back whenever the topmost dialog changes; answers the function that stops it. */
export function followTop(follow: () => void): () => void {
  followers.add(follow);
  return () => void followers.delete(follow);
}

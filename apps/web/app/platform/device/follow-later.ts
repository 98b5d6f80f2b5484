/** Begins to follow something when its script has come, unless whoever asked is gone by then. Answers what stops it. */
export function followLater(load: () => Promise<() => () => void>): () => void {
  let stop = (): void => undefined;
  let isOver = false;
  void load().then((follow) => {
    if (!isOver) stop = follow();
  });
  return () => {
    isOver = true;
    stop();
  };
}

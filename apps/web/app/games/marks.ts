/** The wordmarks that are drawn, by studio; another studio is written. */
const files = import.meta.glob<string>('../../../../packages/ui/src/studios/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const marks = new Map(
  Object.entries(files).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), url]),
);

/** The address of a studio's wordmark; undefined for one that has none. */
export const markOf = (studio: string): string | undefined => marks.get(studio);

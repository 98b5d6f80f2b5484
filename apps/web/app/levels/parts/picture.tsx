/** Every picture of a level, by file name. */
const files = import.meta.glob<string>('../../../../../packages/ui/src/levels/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const byName = new Map(Object.entries(files).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1, -4), url]));

/** The picture of a level. Its name stands beside it. */
export function LevelPicture({ image, size }: { image: string; size: number }) {
  return <img src={byName.get(image)} width={size} height={size} alt="" className="level-picture" />;
}

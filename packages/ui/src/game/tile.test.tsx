import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tile } from './tile.tsx';

const tile = (badgeBelow?: boolean): string =>
  renderToStaticMarkup(
    <Tile
      href="/play/a/b"
      title="Title"
      studio="Studio"
      art={{ src: '/a.webp' }}
      badge="New"
      {...(badgeBelow !== undefined && { badgeBelow })}
    />,
  );

test('a badge leaves the edge free at which the art bears its lettering', () => {
  expect(tile()).toContain('class="ui-tile-badge"');
  expect(tile(false)).toContain('class="ui-tile-badge"');
  expect(tile(true)).toContain('class="ui-tile-badge is-below"');
});

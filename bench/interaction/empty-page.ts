/**
 * A page of nothing but what is pressed on the page without scripts: a button, an empty menu and three links. How long
 * presses take there is what this machine and this browser take by themselves.
 */
const HTML = `<!doctype html>
<html lang="en">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>An empty page</title>
  <main>
    <button popovertarget="sidebar">Menu</button>
    <p><a class="ui-tile-link" href="#a">One link</a></p>
    <p><a class="ui-tile-link" href="#b">Another one</a></p>
    <p><a class="ui-tile-link" href="#c">A third one</a></p>
  </main>
  <div id="sidebar" popover></div>
</html>`;

/** Its address. */
export const EMPTY_PAGE = `data:text/html,${encodeURIComponent(HTML)}`;

import { iconShapes, type IconName, type IconShape } from './icon-shapes.ts';

type Attributes = Readonly<Record<string, string | number | boolean | null>>;
type Child = Node | string | null;

/** An element with attributes and children. `true` sets an empty attribute, `false` and null leave it out. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  return fill(document.createElement(tag), attributes, children);
}

const SVG = 'http://www.w3.org/2000/svg';

/** The same for SVG. */
export function svg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): SVGElementTagNameMap[K] {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

function fill<E extends Element>(node: E, attributes: Attributes, children: readonly Child[]): E {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== false) node.setAttribute(name, value === true ? '' : String(value));
  }
  node.append(...children.filter((child) => child !== null));
  return node;
}

/** An icon of the one set, drawn with the text colour around it. */
export function icon(name: IconName, size = 20): SVGSVGElement {
  const shape: IconShape = iconShapes[name];
  const parts = shape.map(([tag, attributes]) => fill(document.createElementNS(SVG, tag), attributes, []));
  const box = { viewBox: '0 0 24 24', width: size, height: size, 'aria-hidden': 'true' };
  const pen = { fill: 'none', stroke: 'currentColor', 'stroke-width': 1.75, 'stroke-linecap': 'round' };
  return svg('svg', { ...box, ...pen, 'stroke-linejoin': 'round' }, ...parts);
}

/** A button of a kind (`quiet`, `round`, ...) that does one thing. */
export function button(kind: string, label: string, content: Child[], act: () => void): HTMLButtonElement {
  const node = element('button', { type: 'button', class: `button ${kind}`, 'aria-label': label }, ...content);
  node.addEventListener('click', act);
  return node;
}

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Tokens to CSS. Pure, so that the committed theme.css can be checked against its source. */
import tokens from '../src/tokens/tokens.json' with { type: 'json' };

type Tokens = typeof tokens;
type TypeStep = {
  size: number;
  line: number;
  face: string;
  weight: number;
  width?: number;
  phone?: { size: number; line: number };
};

/** A second brand: replaces colours, families and the two fills of the default one; all else stays. */
export type Brand = {
  name: string;
  color?: Partial<Record<keyof Tokens['color'], string>>;
  family?: Partial<Tokens['family']>;
  fill?: Partial<Pick<Tokens['fill'], 'ignition' | 'ember'>>;
};

const rem = (px: number): string => `${px / 16}rem`;

function entries(prefix: string, values: Record<string, string | number>, unit = ''): string[] {
  return Object.entries(values).map(([name, value]) => `  --${prefix}-${name}: ${value}${unit};`);
}

/** Spacing steps keep Tailwind's names (p-4 is 16 px), but only the steps of the scale exist. */
function spacing({ unit, scale }: Tokens['space']): string[] {
  return ['  --spacing-0: 0px;', ...scale.map((px) => `  --spacing-${String(px / unit).replace('.', '_')}: ${px}px;`)];
}

function sizes(values: Record<string, number>): string[] {
  return Object.entries(values).map(([name, px]) => `  --spacing-${name}: ${px}px;`);
}

function typeStep(name: string, step: TypeStep, smallest: string): string {
  const width = step.width === undefined ? '' : `\n  font-stretch: ${step.width}%;`;
  const at = (size: number, line: number, indent: string): string =>
    `${indent}font-size: ${rem(size)};\n${indent}line-height: ${rem(line)};`;
  const rest = step.phone
    ? `${at(step.phone.size, step.phone.line, '  ')}\n  @media (width >= ${smallest}) {\n${at(step.size, step.line, '    ')}\n  }`
    : at(step.size, step.line, '  ');
  return `@utility text-${name} {\n  font-family: var(--font-${step.face});\n  font-weight: ${step.weight};${width}\n${rest}\n}`;
}

/** Layout values that change with the window: one custom property, redefined at each breakpoint. */
function layout(values: Tokens['layout'], breakpoints: Record<string, number>): string {
  const byBreakpoint = new Map<string, string[]>();
  for (const [name, steps] of Object.entries(values)) {
    for (const [breakpoint, px] of Object.entries(steps)) {
      const lines = byBreakpoint.get(breakpoint) ?? [];
      byBreakpoint.set(breakpoint, [...lines, `--layout-${name}: ${px}px;`]);
    }
  }
  return ['', ...Object.keys(breakpoints)]
    .filter((breakpoint) => byBreakpoint.has(breakpoint))
    .map((breakpoint) => {
      const body = (byBreakpoint.get(breakpoint) ?? []).join(' ');
      const width = breakpoints[breakpoint];
      return width === undefined ? `:root { ${body} }` : `@media (width >= ${rem(width)}) { :root { ${body} } }`;
    })
    .join('\n');
}

/** The Tailwind 4 theme of the default brand. Tailwind's own scales are switched off first. */
export function themeCss(source: Tokens): string {
  const theme = [
    '  --*: initial;',
    ...entries('color', source.color),
    ...entries('font', source.family),
    ...entries('font-weight', source.weight),
    ...spacing(source.space),
    ...sizes(source.size),
    ...entries('radius', source.radius, 'px'),
    ...entries('shadow', source.elevation),
    ...entries('ease', source.motion.easing),
    ...entries('transition-duration', source.motion.duration, 'ms'),
    ...Object.entries(source.breakpoint).map(([name, px]) => `  --breakpoint-${name}: ${rem(px)};`),
    ...entries('aspect', source.aspect),
    '  --container-content: var(--layout-content);',
    '  --spacing-gutter: var(--layout-gutter);',
    '  --spacing-row-gap: var(--layout-row-gap);',
    '  --spacing-tile-gap: var(--layout-tile-gap);',
    '  --spacing-panel-pad: var(--layout-panel-pad);',
    '  --spacing-header: var(--layout-header);',
    '  --default-font-family: var(--font-text);',
    '  --default-transition-duration: var(--transition-duration-quick);',
    '  --default-transition-timing-function: var(--ease-standard);',
  ];
  const grounds = [
    ...entries('ground', source.surface),
    ...entries('fill', source.fill),
    ...entries('stretch', source.stretch, '%'),
  ];
  const steps = Object.entries(source.type as Record<string, TypeStep>).map(([name, step]) =>
    typeStep(name, step, rem(source.breakpoint.sm)),
  );
  const grounded = Object.keys(source.surface).map(
    (name) => `@utility ground-${name} {\n  background: var(--ground-${name});\n}`,
  );
  return [
    '/* Generated from tokens.json by cli/tokens.ts. Do not edit. */',
    `@theme static {\n${theme.join('\n')}\n}`,
    `:root {\n${grounds.join('\n')}\n}`,
    layout(source.layout, source.breakpoint),
    ...grounded,
    ...Object.keys(source.stretch).map(
      (name) => `@utility stretch-${name} {\n  font-stretch: var(--stretch-${name});\n}`,
    ),
    ...steps,
    '',
  ].join('\n');
}

/** Overrides of one further brand, switched on by data-brand on the root element. */
export function brandCss(brand: Brand): string {
  const lines = [
    ...entries('color', brand.color ?? {}),
    ...entries('font', brand.family ?? {}),
    ...entries('fill', brand.fill ?? {}),
  ];
  return `[data-brand='${brand.name}'] {\n${lines.join('\n')}\n}\n`;
}

/**
 * The lists of what systems bring, made of their folders, so that a new system changes no list by hand: the calls and
 * channels of the contract, and the systems of the origin in the order in which they are made.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { systems, type System } from '../../systems.ts';
import { root, type Generated } from './files.ts';

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

/** Files of a folder whose constant is named after the file, with an ending, in the order of their names. */
function partsIn(folder: string, ending = ''): { name: string; from: string }[] {
  const files = globSync('**/*.ts', { cwd: path.join(root, folder) }).sort();
  return files.flatMap((file) => {
    const name = camelCase(file.slice(0, -'.ts'.length).replaceAll('/', '-')) + ending;
    const text = readFileSync(path.join(root, folder, file), 'utf8');
    return text.includes(`export const ${name} =`) ? [{ name, from: file }] : [];
  });
}

/** A module with one constant that holds all parts of a folder. */
function union(folder: string, constant: string, ending = ''): string {
  const parts = partsIn(`packages/contract/src/${folder}`, ending);
  return [
    `// Made by \`npm run generate\` from the files of \`${folder}\`.`,
    ...parts.map(({ name, from }) => `import { ${name} } from '../${folder}/${from}';`),
    '',
    `export const ${constant} = {`,
    ...parts.map(({ name }) => `  ...${name},`),
    '} as const;',
    '',
  ].join('\n');
}

/**
 * The names of some systems, each after those that it uses; otherwise in the order of the list.
 * @throws when systems use each other in a circle
 */
export function inOrderOfUse(all: Readonly<Record<string, Pick<System, 'uses'>>>): string[] {
  const order: string[] = [];
  const visit = (name: string, above: readonly string[]): void => {
    if (above.includes(name)) throw new Error(`systems use each other: ${[...above, name].join(' -> ')}`);
    if (order.includes(name)) return;
    for (const used of Object.keys(all[name]?.uses ?? {})) visit(used, [...above, name]);
    order.push(name);
  };
  for (const name of Object.keys(all)) visit(name, []);
  return order;
}

function originSystems(): string {
  const names = inOrderOfUse(systems).filter((name) => existsSync(path.join(root, 'apps/origin/src', name)));
  return [
    '// Made by `npm run generate` from systems.ts: each system after those that it uses.',
    "import type { SystemDefinition } from '../system.ts';",
    ...names.map((name) => `import { ${camelCase(name)} } from '../${name}/system.ts';`),
    '',
    'export const systems: readonly SystemDefinition[] = [',
    ...names.map((name) => `  ${camelCase(name)},`),
    '];',
    '',
  ].join('\n');
}

/** What an operator wrote for systems: a folder of the content each, read by the system's `content.ts`. */
function contents(): string {
  const file = (name: string): string => path.join(root, 'apps/origin/src', name, 'content.ts');
  const names = Object.keys(systems).filter((name) => existsSync(file(name)));
  const values = names.filter((name) => readFileSync(file(name), 'utf8').includes('export function pageValues('));
  const imported = (name: string): string =>
    [
      `content as ${camelCase(name)}`,
      ...(values.includes(name) ? [`pageValues as ${camelCase(name)}Values`] : []),
    ].join(', ');
  return [
    '// Made by `npm run generate` from the `content.ts` of each system.',
    "import { join } from 'node:path';",
    ...names.map((name) => `import { ${imported(name)} } from '../${name}/content.ts';`),
    '',
    '/**',
    ' * Reads and checks what an operator wrote for each system.',
    ' * @throws with the file and the reason when one is wrong',
    ' */',
    'export const readContents = (folder: string) => ({',
    ...names.map((name) => `  ${camelCase(name)}: ${camelCase(name)}(join(folder, '${name}')),`),
    '});',
    'export type Contents = Readonly<ReturnType<typeof readContents>>;',
    '',
    '/** What pages may say of it in a language. */',
    'export const pageValues = (contents: Contents, locale: string): Readonly<Record<string, string>> => ({',
    ...values.map((name) => `  ...${camelCase(name)}Values(contents.${camelCase(name)}, locale),`),
    '});',
    '',
  ].join('\n');
}

/** What postings are for, and the accounts of the house. */
function postings(): string {
  const names = Object.keys(systems).filter((name) =>
    existsSync(path.join(root, 'apps/origin/src', name, 'postings.ts')),
  );
  return [
    '// Made by `npm run generate` from the `postings.ts` of each system.',
    ...names.map((name) => `import { postings as ${camelCase(name)} } from '../${name}/postings.ts';`),
    '',
    `export const postings = [${names.map(camelCase).join(', ')}] as const;`,
    '',
  ].join('\n');
}

/** Where the rows of every table are on a distributed database. */
function distribution(): string {
  const names = Object.keys(systems).filter((name) =>
    existsSync(path.join(root, 'apps/origin/src', name, 'distribution.ts')),
  );
  return [
    '// Made by `npm run generate` from the `distribution.ts` of each system, and the one beside them.',
    "import { distribution as shared, type Distribution } from '../distribution.ts';",
    ...names.map((name) => `import { distribution as ${camelCase(name)} } from '../${name}/distribution.ts';`),
    '',
    'export const distribution: Readonly<Record<string, Distribution>> = {',
    ...['shared', ...names.map(camelCase)].map((name) => `  ...${name},`),
    '};',
    '',
  ].join('\n');
}

/** A module with what a file of the same name in several folders of the web app exports. */
function webList(
  file: string,
  constant: string,
  head: string,
  row: (name: string) => string,
  imported: string,
): string {
  const folders = [...Object.keys(systems), 'shell'];
  const names = folders.filter((name) => existsSync(path.join(root, 'apps/web/app', name, file)));
  return [
    `// Made by \`npm run generate\` from the \`${file}\` of each system.`,
    head,
    ...names.map((name) => `import { ${imported} as ${camelCase(name)} } from '../${name}/${file}';`),
    '',
    `export const ${constant} = [`,
    ...names.map((name) => `  ${row(camelCase(name))},`),
    '];',
    '',
  ].join('\n');
}

/** The catalogues of texts, one file of a language each. */
function namespaces(): string {
  const folder = path.join(root, 'content/locales/en/messages');
  const files = globSync('*.json', { cwd: folder }).sort();
  const names = files.map((file) => camelCase(path.basename(file, '.json')));
  return [
    '// Made by `npm run generate` from the files of `content/locales/en/messages`.',
    ...files.map((file, at) => `import type ${names[at]} from '../../../../content/locales/en/messages/${file}';`),
    '',
    'export interface Messages {',
    ...names.map((name) => `  ${name}: typeof ${name};`),
    '}',
    '',
  ].join('\n');
}

/** The state machines of the rules: constants that end in `Machine`, and records of them in `Machines`. */
function machines(): string {
  const folder = path.join(root, 'packages/rules/src');
  const found = globSync('*/*.ts', { cwd: folder })
    .sort()
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return [...text.matchAll(/^export const (\w+Machines?)\b/gm)].map(([, name = '']) => ({ name, file }));
    });
  return [
    '// Made by `npm run generate` from the state machines of the rules.',
    "import type { Machine } from '../machine.ts';",
    ...found.map(({ name, file }) => `import { ${name} } from '../${file}';`),
    '',
    '/** What the test walks through and the diagrams show. */',
    'export const machines: readonly Machine[] = [',
    ...found.map(({ name }) => (name.endsWith('s') ? `  ...Object.values(${name}),` : `  ${name},`)),
    '];',
    '',
  ].join('\n');
}

export const lists = (): Generated => ({
  'packages/rules/src/generated/machines.ts': machines(),
  'packages/contract/src/generated/calls.ts': union('http', 'calls'),
  'packages/contract/src/generated/channels.ts': union('channels', 'channels', 'Channels'),
  'apps/origin/src/generated/systems.ts': originSystems(),
  'apps/origin/src/generated/contents.ts': contents(),
  'apps/origin/src/generated/distribution.ts': distribution(),
  'apps/origin/src/generated/postings.ts': postings(),
  'apps/web/app/generated/paths.ts': webList(
    'routes.ts',
    'paths: readonly PathSpec[]',
    "import type { PathSpec } from '../platform/routing/path-spec.ts';",
    (name) => `...${name}`,
    'paths',
  ),
  'apps/web/app/generated/live.ts': webList(
    'live.ts',
    'follows: readonly ((client: QueryClient) => () => void)[]',
    "import type { QueryClient } from '@tanstack/react-query';",
    (name) => name,
    'follow',
  ),
  'apps/web/app/generated/messages.ts': namespaces(),
});

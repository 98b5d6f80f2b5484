import { calls } from '../src/calls.ts';
import { asyncApi, openApi } from '../src/documents.ts';
import { machinesPage } from './machines-page.ts';

const generated = 'packages/contract/src/generated';

/** One text for each call, because every page loads them all: GET is what is not said. */
function pathsModule(): string {
  const rows = Object.entries(calls).map(([name, { method, path, idempotency }]) => {
    const rest = idempotency === 'key' ? ` ${method} key` : method === 'GET' ? '' : ` ${method}`;
    return `  '${name}': '${path}${rest}',`;
  });
  return [
    '// Made by `npm run generate` from the table of calls: path, method, and whether it takes an Idempotency-Key.',
    'export const paths = {',
    ...rows,
    '} as const;',
    '',
  ].join('\n');
}

/** What is derived from the table of calls and from the state machines of the rules, by the path of the file. */
export const documents = (): Readonly<Record<string, string>> => ({
  [`${generated}/paths.ts`]: pathsModule(),
  [`${generated}/openapi.json`]: `${JSON.stringify(openApi(), null, 2)}\n`,
  [`${generated}/asyncapi.json`]: `${JSON.stringify(asyncApi(), null, 2)}\n`,
  'docs/machines.md': machinesPage(),
});

/** Every check that needs no running program: types, lint, format, dead code, import rules, generated files. */
import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const bin = (name: string): string => path.join(root, 'node_modules', '.bin', name);

const checks: { name: string; command: string[]; fix: string }[] = [
  // One project and one checker at a time: each further one reads the shared files again, which costs more than it saves on two cores.
  { name: 'types', command: [bin('tsc'), '-b', '--builders', '1', '--checkers', '1'], fix: 'mend the types' },
  { name: 'lint', command: [bin('oxlint'), '--type-aware'], fix: 'npx oxlint --type-aware --fix' },
  { name: 'format', command: [bin('oxfmt'), '--check', '.'], fix: 'npm run format' },
  { name: 'dead code', command: [bin('knip'), '--no-config-hints'], fix: 'delete what nothing uses' },
  {
    name: 'imports',
    command: [
      bin('depcruise'),
      '--config',
      '.dependency-cruiser.mjs',
      'apps',
      'packages',
      'content',
      'e2e',
      'bench',
      'tools',
    ],
    fix: 'import along the layers of systems.ts',
  },
  {
    name: 'generated files',
    command: [process.execPath, 'scripts/generate.ts', '--check'],
    fix: 'npm run generate',
  },
];

function run(check: (typeof checks)[number]): Promise<boolean> {
  return new Promise((resolve) => {
    const [file = '', ...args] = check.command;
    const child = spawn(file, args, { cwd: root });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('close', (code) => {
      console.log(code === 0 ? `  ok    ${check.name}` : `  FAIL  ${check.name} (${check.fix})\n${output}`);
      resolve(code === 0);
    });
  });
}

// React Router writes the types of the routes first: the compiler reads them.
const typegen = await run({
  name: 'route types',
  command: [bin('react-router'), 'typegen', 'apps/web'],
  fix: 'mend apps/web/app/routes.ts',
});
let passed = typegen;
for (const check of checks) passed = (await run(check)) && passed;
process.exitCode = passed ? 0 : 1;

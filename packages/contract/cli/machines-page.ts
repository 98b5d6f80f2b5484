import type { Machine } from '@cosmodrome/rules/machine';
import { machines } from '@cosmodrome/rules/generated/machines';

function diagram({ begins, ends, moves }: Machine): string[] {
  const arrows = Object.entries(moves).flatMap(([from, by = {}]) =>
    Object.entries(by).map(([event, to]) => `${from} --> ${to}: ${event}`),
  );
  return [
    'stateDiagram-v2',
    ...begins.map((state) => `  [*] --> ${state}`),
    ...arrows.map((arrow) => `  ${arrow}`),
    ...ends.map((state) => `  ${state} --> [*]`),
  ];
}

/** The page with a diagram of each state machine. */
export const machinesPage = (): string =>
  [
    '# State machines',
    '',
    'Made by `npm run generate` from the machines of `packages/rules`. A move that is not shown does not exist.',
    '',
    ...machines.flatMap((machine) => [`## ${machine.name}`, '', '```mermaid', ...diagram(machine), '```', '']),
  ].join('\n');

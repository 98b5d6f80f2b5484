import { readdirSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IllegalMove, move, nextState, statesTaking, type Machine } from './machine.ts';
import { machines } from './generated/machines.ts';

const pairsOf = ({ states, events }: Machine) => states.flatMap((state) => events.map((event) => ({ state, event })));
const movesOf = ({ moves }: Machine) =>
  Object.entries(moves).flatMap(([from, by = {}]) => Object.entries(by).map(([event, to]) => ({ from, event, to })));

/** What can be reached from some states, and the moves on the way. */
function walk(machine: Machine, from: readonly string[]): { states: Set<string>; moves: string[] } {
  const states = new Set(from);
  const moves: string[] = [];
  for (const state of states) {
    for (const event of machine.events) {
      const to = nextState(machine, state, event);
      if (to === null) continue;
      states.add(to);
      moves.push(`${state} ${event}`);
    }
  }
  return { states, moves };
}

const isMachine = (value: unknown): value is Machine =>
  typeof value === 'object' && value !== null && 'moves' in value && 'begins' in value;

test('every machine that a rule declares is in the list', async () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.includes(path.sep) && file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const found = new Set<Machine>();
  for (const file of files) {
    const exported: object = await import(path.join(import.meta.dirname, file));
    for (const value of Object.values(exported)) {
      const within: unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [];
      for (const each of [value, ...within]) if (isMachine(each)) found.add(each);
    }
  }
  expect(new Set(machines)).toEqual(found);
  expect(new Set(machines.map(({ name }) => name)).size).toBe(machines.length);
});

describe.each(machines.map((machine) => [machine.name, machine] as const))('%s', (_, machine) => {
  const { states, events, begins, ends } = machine;

  test('names only what it declares, and every event and move of it can happen', () => {
    const moves = movesOf(machine);
    expect(states).toEqual(
      expect.arrayContaining([...begins, ...ends, ...moves.flatMap(({ from, to }) => [from, to])]),
    );
    expect(new Set(moves.map(({ event }) => event))).toEqual(new Set(events));
    expect(walk(machine, begins).moves.toSorted()).toEqual(
      moves.map(({ from, event }) => `${from} ${event}`).toSorted(),
    );
  });

  test('reaches every state, and an end from every one of them', () => {
    expect([...walk(machine, begins).states].toSorted()).toEqual(states.toSorted());
    for (const state of states)
      expect(
        ends.some((end) => walk(machine, [state]).states.has(end)),
        state,
      ).toBe(true);
  });

  test('ends exactly where nothing leads on', () => {
    expect(states.filter((state) => walk(machine, [state]).moves.length === 0).toSorted()).toEqual(ends.toSorted());
  });

  test('takes what is declared and refuses everything else', () => {
    const declared = new Map(movesOf(machine).map(({ from, event, to }) => [`${from} ${event}`, to]));
    for (const { state, event } of pairsOf(machine)) {
      const to = declared.get(`${state} ${event}`) ?? null;
      expect(nextState(machine, state, event)).toBe(to);
      expect(statesTaking(machine, event, states).includes(state)).toBe(to !== null);
      if (to === null) expect(() => move(machine, state, event)).toThrow(IllegalMove);
      else expect(move(machine, state, event)).toBe(to);
    }
  });

  test('stays at an end, whatever happens and in whatever order', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...begins),
        fc.array(fc.constantFrom(...events), { maxLength: 40 }),
        (begin, path) => {
          let at = begin;
          let ended: string | null = null;
          for (const event of path) {
            at = nextState(machine, at, event) ?? at;
            expect(states).toContain(at);
            if (ended !== null) expect(at).toBe(ended);
            if (ends.includes(at)) ended = at;
          }
        },
      ),
    );
  });
});

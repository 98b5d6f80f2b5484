/**
 * A state machine as data: what it may be in, what may happen to it, and where that leads. A move that is not declared does
 * not exist. `machine.test.ts` holds every declared machine to that, and `docs/machines.md` shows them.
 */
export interface Machine<State extends string = string, Event extends string = string> {
  /** What goes through the states. */
  readonly name: string;
  readonly states: readonly State[];
  readonly events: readonly Event[];
  /** States in which it may begin. */
  readonly begins: readonly State[];
  /** States that nothing leaves. */
  readonly ends: readonly State[];
  /** By state: what may happen in it, and the state after that. */
  readonly moves: { readonly [S in State]?: { readonly [E in Event]?: State } };
}

/** An event that a state does not take. */
export class IllegalMove extends Error {
  override readonly name = 'IllegalMove';
  readonly machine: string;
  readonly state: string;
  readonly event: string;
  constructor(machine: string, state: string, event: string) {
    super(`${machine}: ${state} takes no ${event}`);
    this.machine = machine;
    this.state = state;
    this.event = event;
  }
}

/** The state after an event; null when the move does not exist, and nothing may happen. For events that may come late. */
export const nextState = <State extends string, Event extends string>(
  { moves }: Machine<State, Event>,
  state: State,
  event: Event,
): State | null => moves[state]?.[event] ?? null;

/**
 * The state after an event that has to be possible.
 * @throws IllegalMove
 */
export function move<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event,
): State {
  const next = nextState(machine, state, event);
  if (next === null) throw new IllegalMove(machine.name, state, event);
  return next;
}

/** Of some states those in which an event is possible: what a query looks for. */
export const statesTaking = <State extends string, Event extends string, Of extends State>(
  machine: Machine<State, Event>,
  event: Event,
  among: readonly Of[],
): Of[] => among.filter((state) => nextState(machine, state, event) !== null);

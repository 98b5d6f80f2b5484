/** What a form knows of an input, select or box of its page. */
export interface Control {
  readonly name: string;
  readonly type: string;
  value: string;
  checked?: boolean;
  focus(): void;
  select?(): void;
}

type Value = string | boolean | undefined;

/** Messages by field. */
export type FormErrors<T> = { readonly [Name in keyof T]?: { readonly message: string } };

export interface FormState<T> {
  readonly errors: FormErrors<T>;
  /** Somebody has changed a field, and not back to what it began with where that is known. */
  readonly isDirty: boolean;
  readonly isSubmitting: boolean;
  /** The last sending found nothing wrong and ended without a message beside a field. */
  readonly isSubmitSuccessful: boolean;
}

/** What the form is told anew with each drawing. */
export interface FormRules<T> {
  /** Messages by field for what is wrong with the values. */
  check: (values: T) => Readonly<Record<string, string>>;
  /** Whether a field is checked when it is left, and not only once the form was sent. */
  onTouched: boolean;
}

/** Spreads onto an input, a select or a box. */
export interface Registered {
  name: string;
  ref: (control: Control | null) => (() => void) | undefined;
  onChange: (event: { target: Control }) => void;
  onBlur: (event: { target: Control }) => void;
}

type Changed = (event: { target: Control }) => void;

/** A form whose fields keep their own values, as the server wrote them or somebody typed them before any script ran. */
export function createForm<T extends object>(
  redraw: () => void,
  beginning: Partial<T>,
  refused: Readonly<Record<string, string>> = {},
) {
  let given = { ...beginning } as Record<string, Value>;
  let state: FormState<T> = {
    errors: asErrors(refused),
    isDirty: false,
    isSubmitting: false,
    isSubmitSuccessful: false,
  };
  let sent = false;
  let rules: FormRules<T> = { check: () => ({}), onTouched: false };
  const controls = new Map<string, Set<Control>>();
  /** What a field held when its part of the page went, and what was written to it before it came. */
  const kept = new Map<string, Value>();
  const registered = new Map<string, Registered>();
  const listeners = new Map<string, Changed | undefined>();
  const changed = new Set<string>();
  const touched = new Set<string>();

  const set = (next: Partial<FormState<T>>): void => {
    state = { ...state, ...next };
    redraw();
  };
  const read = (name: string): Value => {
    const [one, ...others] = controls.get(name) ?? [];
    if (!one) return kept.get(name) ?? given[name];
    if (one.type === 'checkbox') return one.checked;
    if (one.type === 'radio') return [one, ...others].find(({ checked }) => checked)?.value;
    return one.value;
  };
  const write = (control: Control, value: Value): void => {
    if (control.type === 'checkbox') control.checked = value === true;
    else if (control.type === 'radio') control.checked = control.value === value;
    else control.value = typeof value === 'string' ? value : '';
  };
  const writeAll = (name: string, value: Value): void => {
    for (const control of controls.get(name) ?? []) write(control, value);
  };
  const values = (): T => {
    const names = [...Object.keys(given), ...registered.keys()];
    return Object.fromEntries(names.map((name) => [name, read(name)])) as T;
  };
  const isChanged = (name: string): boolean => changed.has(name) && (!(name in given) || read(name) !== given[name]);
  const isDirty = (): boolean => [...changed].some(isChanged);
  const focus = (name: string, select = false): void => {
    const [control] = controls.get(name) ?? [];
    control?.focus();
    if (select) control?.select?.();
  };

  /** The errors with that of one field as it is now; messages of others stay until they are looked at themselves. */
  const checked = (name: string): FormErrors<T> => {
    const { [name as keyof T]: _before, ...others } = state.errors;
    const message = rules.check(values())[name];
    return (message === undefined ? others : { ...others, [name]: { message } }) as FormErrors<T>;
  };

  const attach = (name: string, control: Control): (() => void) => {
    const all = controls.get(name) ?? new Set();
    controls.set(name, all.add(control));
    if (kept.has(name)) write(control, kept.get(name));
    else if (name in given) write(control, given[name]);
    return () => {
      kept.set(name, read(name));
      all.delete(control);
    };
  };

  return {
    get formState(): FormState<T> {
      return state;
    },
    follow: (now: FormRules<T>): void => {
      rules = now;
    },
    /** The field's properties; `onChange` hears of its changes as well. */
    register: (name: keyof T & string, more?: { onChange?: Changed }): Registered => {
      listeners.set(name, more?.onChange);
      const known = registered.get(name);
      if (known) return known;
      const made: Registered = {
        name,
        ref: (control) => (control ? attach(name, control) : undefined),
        onChange: (event) => {
          changed.add(name);
          listeners.get(name)?.(event);
          const due = sent || (rules.onTouched && touched.has(name));
          set({ isDirty: isDirty(), ...(due && { errors: checked(name) }) });
        },
        onBlur: () => {
          touched.add(name);
          if (rules.onTouched && !sent) set({ errors: checked(name) });
        },
      };
      registered.set(name, made);
      return made;
    },
    /** What stands in a field; undefined while it is not there and nothing is known of it. */
    watch: <Name extends keyof T & string>(name: Name): T[Name] | undefined => read(name) as T[Name] | undefined,
    getValues: values,
    /** Whether somebody has changed the field. */
    isChanged: (name: keyof T & string): boolean => isChanged(name),
    setValue: (name: keyof T & string, value: Value, byHand = false): void => {
      if (byHand) changed.add(name);
      if (controls.get(name)?.size) writeAll(name, value);
      else kept.set(name, value);
      set({ isDirty: isDirty() });
    },
    /** Puts messages beside the fields they are about, and the focus on the first of these. */
    setErrors: (messages: Readonly<Record<string, string>>): void => {
      set({ errors: { ...state.errors, ...asErrors(messages) } });
      const [first] = Object.keys(messages);
      if (first !== undefined) focus(first);
    },
    focus,
    /** Begins anew with these values. */
    reset: (beginWith: Partial<T>): void => {
      given = { ...beginWith } as Record<string, Value>;
      for (const memory of [kept, changed, touched]) memory.clear();
      sent = false;
      for (const [name, value] of Object.entries(given)) writeAll(name, value);
      set({ errors: {}, isDirty: false, isSubmitSuccessful: false });
    },
    /** Checks everything; sends it when nothing is wrong, otherwise the first field that is wrong gets the focus. */
    handleSubmit:
      (send: (values: T) => Promise<void>) =>
      async (event?: { preventDefault: () => void }): Promise<void> => {
        event?.preventDefault();
        const sending = values();
        const messages = rules.check(sending);
        const wrong = Object.keys(messages).length > 0;
        set({ errors: asErrors(messages), isSubmitting: true });
        let done = false;
        try {
          if (!wrong) await send(sending);
          done = !wrong && Object.keys(state.errors).length === 0;
        } finally {
          sent = true;
          set({ isSubmitting: false, isSubmitSuccessful: done });
          const first = wrong && [...controls.keys()].find((name) => name in messages);
          if (first) focus(first);
        }
      },
  };
}

const asErrors = <T>(messages: Readonly<Record<string, string>>): FormErrors<T> =>
  Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, { message }])) as FormErrors<T>;

import { useEffect, useReducer, useRef, useState } from 'react';
import { createForm } from './form-state.ts';
import { checkFields, type Rules, useRuleText } from './rules.ts';

export type { Registered } from './form-state.ts';

/** A form with its fields, as `useForm` gives it. */
export type Form<T extends object> = ReturnType<typeof createForm<T>>;

export interface FormOptions<T extends object> {
  /** The product's rules for its fields. */
  rules: Rules;
  /** Checks a field when it is left, and not only once the form was sent. */
  onTouched?: boolean;
  /** What the fields begin with; the page's markup where it says nothing. */
  begin?: Partial<T>;
  /** Like `begin`, and begins anew when it becomes something else. */
  values?: Partial<T>;
  /** Messages by field that a form posted before script came back with. */
  refused?: Readonly<Record<string, string>> | undefined;
}

/**
 * A form whose fields keep their own values. The object stays the same for the form's life; the component that calls this
 * is drawn again with each change.
 */
export function useForm<T extends object>({
  rules,
  onTouched = false,
  begin,
  values,
  refused,
}: FormOptions<T>): Form<T> {
  const say = useRuleText();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [form] = useState(() => createForm<T>(redraw, values ?? begin ?? {}, refused));
  useEffect(() => {
    form.follow({ onTouched, check: (now) => checkFields(now as Readonly<Record<string, unknown>>, rules, say) });
  });
  // The fields are there now, with what somebody may have typed into them already.
  useEffect(redraw, [redraw]);
  const now = JSON.stringify(values);
  const shown = useRef(now);
  useEffect(() => {
    if (shown.current === now) return;
    shown.current = now;
    form.reset(values ?? {});
  });
  return form;
}

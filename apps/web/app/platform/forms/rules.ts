import type { FieldError as RuleError } from '@cosmodrome/rules/field-error';
import { useTranslations } from 'use-intl';

/** By field: what is wrong with its value, seen beside the form's others. */
export type Rules = Readonly<Record<string, (value: never, values: never) => RuleError | null>>;

/** Says why a rule refuses a value, with the words that the origin uses for it. */
export function useRuleText(): (error: RuleError) => string {
  const t = useTranslations('errors');
  return ({ key, values }) => t(key as 'required', values);
}

/** The errors of a form's values by field, as text. */
export function checkFields(
  values: Readonly<Record<string, unknown>>,
  rules: Rules,
  say: (error: RuleError) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([field, rule]) => {
      const error = rule(values[field] as never, values as never);
      return error === null ? [] : [[field, say(error)]];
    }),
  );
}

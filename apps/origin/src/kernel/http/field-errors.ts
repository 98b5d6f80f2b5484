import type { FieldError } from '@cosmodrome/rules/field-error';
import { Refusal, type MessageValues } from './handler.ts';

/** Collects what is wrong with the fields of a form and refuses all of it at once. */
export class FieldErrors {
  readonly #fields: Record<string, Record<string, MessageValues>> = {};

  add(field: string, error: FieldError | null): void {
    if (error) this.#fields[field] ??= { [error.key]: error.values ?? {} };
  }

  /** @throws Refusal 422 when anything was added */
  refuseIfAny(): void {
    if (Object.keys(this.#fields).length > 0) throw new Refusal(422, this.#fields);
  }
}
